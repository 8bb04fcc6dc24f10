// SPDX-License-Identifier: Apache-2.0

// Written by Tools/SystemImages/write.

extension SystemImages {
  /// The names, each followed by letters for its variants: f for `fill`, s for `slash`, t for `slash.fill`, c for
  /// `circle` and `circle.fill`, q for `square` and `square.fill`.
  static let names = """
    airplane:c alarm:f antenna.radiowaves.left.and.right: app:f archivebox:fc arrow.backward:c arrow.clockwise:c \
    arrow.counterclockwise:c arrow.down:cq arrow.down.left: arrow.down.right: arrow.down.right.and.arrow.up.left: \
    arrow.forward:c arrow.left:cq arrow.left.and.right:c arrow.left.arrow.right:c arrow.right:cq \
    arrow.triangle.2.circlepath:c arrow.up:cq arrow.up.and.down:c arrow.up.arrow.down:c arrow.up.left: \
    arrow.up.left.and.arrow.down.right: arrow.up.right:cq arrow.uturn.backward:c arrow.uturn.forward:c \
    arrow.uturn.left:c arrow.uturn.right:c arrowshape.turn.up.left:f arrowshape.turn.up.right:f at:c backward:fc \
    backward.end:f bag:fc battery.100: bell:fcst bell.badge:f bicycle:c bitcoinsign:c bold: bolt:fcs book:fc \
    book.closed:f bookmark:fcs briefcase:fc bubble.left:f bubble.right:f building.2:f bus:f calendar:c camera:fc \
    capsule:f car:fc cart:fc chart.bar:f chart.line.uptrend.xyaxis: chart.pie:f checklist: checkmark:cq \
    checkmark.seal:f checkmark.shield:f chevron.backward:c chevron.compact.down: chevron.compact.up: \
    chevron.down:cq chevron.forward:c chevron.left:cq chevron.left.forwardslash.chevron.right: chevron.right:cq \
    chevron.up:cq chevron.up.chevron.down: circle:f circle.dashed: circle.lefthalf.filled: clock:f \
    clock.arrow.circlepath: cloud:fc cloud.bolt:f cloud.rain:f cloud.snow:f cloud.sun:f creditcard:fc crop: \
    cross:fc crown:f cube:f cup.and.saucer:f desktopcomputer: diamond:f doc:fc doc.on.clipboard:f doc.on.doc:f \
    doc.text:f dollarsign:c drop:fc ellipsis:c ellipsis.bubble:f envelope:fc envelope.open:f equal:c \
    exclamationmark:c exclamationmark.octagon:f exclamationmark.triangle:f eye:fcst eyedropper: face.smiling: \
    ferry:f figure.walk:c film:f flag:fcs flame:fc folder:fc folder.badge.plus: fork.knife:c forward:fc \
    forward.end:f gamecontroller:f gear:c gearshape:f gift:fc globe: gobackward: goforward: hammer:f \
    hand.raised:fs hand.thumbsdown:f hand.thumbsup:f headphones:c heart:fcst hexagon:f highlighter: hourglass: \
    house:fc icloud:fc icloud.and.arrow.down: icloud.and.arrow.down.fill: icloud.and.arrow.up: \
    icloud.and.arrow.up.fill: info:c ipad: iphone: italic: key:f keyboard:f laptopcomputer: \
    largecircle.fill.circle: leaf:fc lightbulb:fs line.3.horizontal:c line.3.horizontal.decrease:c \
    line.horizontal.3:c line.horizontal.3.decrease:c link:c list.bullet:c list.dash: list.number: location:fcs \
    lock:fcs lock.open:f lock.shield:f magnifyingglass:c map:fc mappin:c mappin.and.ellipse: message:fc mic:fcst \
    minus:cq minus.magnifyingglass: moon:fc multiply:c music.note: newspaper:f number:c paintbrush:f \
    paintpalette:f paperclip:c paperplane:fc pause:fc pawprint:f pencil:c percent: person:fs person.2:f \
    person.3:f person.badge.plus: person.circle: person.circle.fill: person.crop.circle: person.crop.circle.fill: \
    person.fill.badge.plus: phone:fc photo:fc photo.on.rectangle: pin:fcs play:fc plus:cq plus.magnifyingglass: \
    power:c printer:f qrcode: questionmark:c quote.bubble:f record.circle:f rectangle:f \
    rectangle.bottomhalf.inset.filled: rectangle.bottomthird.inset.filled: rectangle.grid.1x2:f \
    rectangle.grid.2x2:f rectangle.inset.filled: rectangle.portrait:f rectangle.portrait.and.arrow.right: \
    rectangle.stack:f repeat:c scissors: scribble: seal:f shield:fs shuffle: sidebar.left: sidebar.right: \
    slider.horizontal.3: slider.vertical.3: snowflake:c sparkles: speaker:f speaker.slash:f speaker.wave.1:f \
    speaker.wave.2:f speaker.wave.3:f square:f square.and.arrow.down: square.and.arrow.down.fill: \
    square.and.arrow.up: square.and.arrow.up.fill: square.and.pencil: square.grid.2x2:f square.grid.3x3:f \
    square.on.square: square.stack:f star:fcs star.leadinghalf.filled: stop:fc stopwatch:f strikethrough: \
    sun.max:fc sun.min:f tag:fc text.aligncenter: text.alignleft: text.alignright: text.bubble:f text.justify: \
    textformat: textformat.size: thermometer: ticket:f timer: tram:f trash:fcs tray:fc triangle:f trophy:f tv:f \
    underline: video:fcst viewfinder:c wand.and.stars: waveform:c wifi:s wind: wrench:f xmark:cq \

    """
}
