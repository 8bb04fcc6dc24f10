const find = (id) => document.getElementById(id);
const form = find("form");
const [letter, stamps, sure] = [find("letter"), find("stamps"), find("sure")];

find("write").addEventListener("click", () => letter.present());
find("style").addEventListener("click", () => find("styles").present());
find("stamp").addEventListener("click", () => stamps.present());
stamps.addEventListener("click", ({ target }) => {
  if (target.localName !== "button") return;
  find("chosen-stamp").value = target.textContent;
  stamps.dismiss();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  find("sent").value = `To ${fields.get("to")}: ${fields.get("text")}`;
  form.reset();
  letter.dismiss();
});

// Nobody loses what they wrote without having said so.
letter.addEventListener("quire-should-dismiss", (event) => {
  if (form.elements.text.value === "") return;
  event.waitUntil(new Promise((resolve) => {
    sure.returnValue = "";
    sure.addEventListener("close", () => resolve(sure.returnValue === "yes"), { once: true });
    sure.showModal();
  }));
});
