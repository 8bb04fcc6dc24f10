// SPDX-License-Identifier: Apache-2.0

// What ConstraintsBench does, with the C++ library kiwi. Its headers are not part of this project.
//   kiwi-bench FILE [TIMES CHANGES]
// A constant is changed in the way that kiwi is fastest at: by a value suggested for a variable that stands in for it.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

struct Line {
  double priority, relation, constant;
  std::vector<std::pair<int, double>> terms;
};

static double strengthOf(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  if (priority >= 250) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

static std::vector<std::vector<Line>> read(const char *path) {
  std::vector<std::vector<Line>> systems(1);
  std::ifstream file(path);
  for (std::string text; std::getline(file, text);) {
    if (text.empty()) {
      systems.emplace_back();
      continue;
    }
    std::istringstream words(text);
    Line line;
    words >> line.priority >> line.relation >> line.constant;
    int variable;
    double coefficient;
    while (words >> variable >> coefficient) line.terms.emplace_back(variable, coefficient);
    systems.back().push_back(line);
  }
  if (systems.back().empty()) systems.pop_back();
  return systems;
}

// A solver with the constraints of a system.
struct System {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  // Stands in for the constant of the first line.
  kiwi::Variable edited;

  System(const std::vector<Line> &lines, bool isEdited) {
    size_t count = 0;
    for (const Line &line : lines)
      for (auto &term : line.terms) count = std::max(count, size_t(term.first) + 1);
    variables.resize(count);
    bool isFirst = true;
    for (const Line &line : lines) {
      std::vector<kiwi::Term> terms;
      for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
      double constant = line.constant;
      if (isFirst && isEdited) {
        terms.emplace_back(edited, -1.0);
        constant = 0;
        solver.addEditVariable(edited, kiwi::strength::create(999, 0, 0));
        solver.suggestValue(edited, line.constant);
      }
      isFirst = false;
      kiwi::RelationalOperator relation =
          line.relation < 0 ? kiwi::OP_LE : line.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
      solver.addConstraint(
          kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relation, strengthOf(line.priority)));
    }
    solver.updateVariables();
  }
};

static void printValues(const std::vector<Line> &lines) {
  try {
    System system(lines, false);
    for (auto &variable : system.variables) std::printf("%.17g ", variable.value());
    std::puts("");
  } catch (const kiwi::UnsatisfiableConstraint &) {
    std::puts("none");
  }
}

int main(int count, char **arguments) {
  if (count == 2) {
    for (auto &lines : read(arguments[1])) printValues(lines);
    return 0;
  }
  if (count != 4) return std::puts("usage: kiwi-bench FILE [TIMES CHANGES]"), 1;
  int times = std::atoi(arguments[2]), changes = std::atoi(arguments[3]);
  std::vector<Line> lines = read(arguments[1])[0];
  double sum = 0;
  for (int time = 1; time <= times; ++time) {
    System system(lines, changes > 0);
    if (time == times)
      for (int change = 0; change < changes; ++change) {
        system.solver.suggestValue(system.edited, lines[0].constant + change % 7);
        system.solver.updateVariables();
      }
    for (auto &variable : system.variables) sum += variable.value();
  }
  std::printf("%g\n", sum);
}
