// SPDX-License-Identifier: Apache-2.0

// What ConstraintsBench does, with the C++ library kiwi. Its headers are not part of this project.
//   kiwi-bench FILE TIMES CHANGES
// A constant is changed in the way that kiwi is fastest at: by a value suggested for a variable that stands in for it.
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

int main(int count, char **arguments) {
  if (count != 4) return std::puts("usage: kiwi-bench FILE TIMES CHANGES"), 1;
  int times = std::atoi(arguments[2]), changes = std::atoi(arguments[3]), variableCount = 0;
  std::vector<Line> lines;
  std::ifstream file(arguments[1]);
  for (std::string text; std::getline(file, text);) {
    std::istringstream words(text);
    Line line;
    words >> line.priority >> line.relation >> line.constant;
    int variable;
    double coefficient;
    while (words >> variable >> coefficient) {
      line.terms.emplace_back(variable, coefficient);
      if (variable >= variableCount) variableCount = variable + 1;
    }
    lines.push_back(line);
  }
  double sum = 0;
  for (int time = 1; time <= times; ++time) {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(variableCount);
    kiwi::Variable edited;
    bool isFirst = true;
    for (const Line &line : lines) {
      std::vector<kiwi::Term> terms;
      for (auto &term : line.terms) terms.emplace_back(variables[term.first], term.second);
      double constant = line.constant;
      if (isFirst && changes > 0) {
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
    if (time == times)
      for (int change = 0; change < changes; ++change) {
        solver.suggestValue(edited, lines[0].constant + change % 7);
        solver.updateVariables();
      }
    for (auto &variable : variables) sum += variable.value();
  }
  std::printf("%g\n", sum);
}
