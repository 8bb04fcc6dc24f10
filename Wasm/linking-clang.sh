#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Stands in for clang where a release build links. The modules reach the linker as bitcode, which it optimizes as a
# whole; clang would compile each file to bitcode once more first, which takes four fifths of the time of a link.
for argument; do
  shift
  case $argument in
  *.bc) set -- "$@" -Xlinker "$argument" ;;
  *) set -- "$@" "$argument" ;;
  esac
done
exec "@CLANG@" "$@"
