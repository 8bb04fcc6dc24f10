// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Watches an app's files, builds after changes, and reports the result in the terminal and to open pages.
///
/// One thread makes the decisions, and owns all state here that is not locked. A build runs on its own thread, which
/// ends before the next build begins.
final class EditLoop: @unchecked Sendable {
  /// The time to wait after a change, in seconds, because saving often writes several times.
  private static let pause = 0.02

  /// A running build.
  private struct Run {
    var state: SourceState
    var cancellation: ProcessCancellation
  }

  /// A finished build, sent by its thread.
  private struct Ended {
    var build: DevelopmentBuild
    var result: Result<BuildResult, CommandError>
  }

  let bulletin = Bulletin()
  private let app: String
  private let place: ServedSite
  /// Quire's modules.
  private let modules: URL
  private let wake = DispatchSemaphore(value: 0)
  private let ended = Locked<Ended?>(nil)
  private let watch: FileWatch

  private var sources: AppSources
  /// The last known state of the files.
  private var seen = SourceState()
  /// `nil` while a build is running.
  private var build: DevelopmentBuild?
  private var run: Run?
  /// The sources of the last build, whether it succeeded or not.
  private var tried: SourceState?
  /// The identifier of the served build.
  private var served: String?
  private var begun: ((Result<Void, CommandError>) -> Void)?

  init(_ build: DevelopmentBuild, place: ServedSite) throws(CommandError) {
    self.build = build
    self.place = place
    app = build.title
    let modules = try Checkout.sources()
    self.modules = modules
    sources = AppSources(
      parts: build.parts, compiler: build.compiler, page: Site.runtimes.map(modules.appendingPathComponent),
      project: build.project)
    let wake = wake
    watch = try FileWatch { wake.signal() }
  }

  /// Builds immediately and after each change, until the program ends. Returns when there is a page. Throws for errors
  /// that are not in the sources.
  func begin() async throws(CommandError) {
    let result: Result<Void, CommandError> = await withCheckedContinuation { continuation in
      begun = { continuation.resume(returning: $0) }
      Thread.detachNewThread { [self] in
        while true {
          step()
          wake.wait()
          Thread.sleep(forTimeInterval: Self.pause)
          while wake.wait(timeout: .now()) == .success {}
        }
      }
    }
    try result.get()
  }

  /// Reads the state of the files, and starts or stops a build accordingly.
  private func step() {
    let last = ended.withLock { ended in
      defer { ended = nil }
      return ended
    }
    if let last {
      build = last.build
      sources.parts = last.build.parts
      sources.compiler = last.build.compiler
    }
    let state = look()
    if let last, let run {
      self.run = nil
      // The result for older sources is no longer needed.
      if state.app == run.state.app, state.foundation == run.state.foundation { publish(last) }
    }
    if let run {
      if state.app != run.state.app || state.foundation != run.state.foundation { run.cancellation.cancel() }
    } else if let build, state != tried {
      self.build = nil
      tried = state
      let run = Run(state: state, cancellation: ProcessCancellation())
      self.run = run
      post(.building)
      start(build, run)
    }
  }

  private func look() -> SourceState {
    var state = seen
    var known: [String]
    var outer: [String]
    // Reading everything once more finds changes made before the watch began.
    repeat {
      known = state.files
      outer = sources.outerFolders
      do {
        try watch.follow(folders: sources.folders, files: known)
      } catch {
        Console.note(error.description)
      }
      state = sources.state()
    } while known != state.files || outer != sources.outerFolders
    seen = state
    return state
  }

  private func start(_ build: DevelopmentBuild, _ run: Run) {
    Thread.detachNewThread { [self] in
      var build = build
      let result: Result<BuildResult, CommandError>
      do throws(CommandError) {
        result = .success(try build.run(for: run.state, cancellation: run.cancellation))
      } catch {
        result = .failure(error)
      }
      ended.withLock { $0 = Ended(build: build, result: result) }
      wake.signal()
    }
  }

  private func publish(_ last: Ended) {
    do throws(CommandError) {
      switch try last.result.get() {
      case .module(let module):
        let site = Site(
          title: app, sources: modules, module: module, resources: try Resources(folders: last.build.parts.resources),
          isDevelopment: true)
        served = try site.write(to: place.output())
        post(.built)
        begun?(.success(()))
        begun = nil
      case .refused(let lines):
        let own = last.build.project?.base ?? last.build.package
        let errors = CompilerMessage.errors(in: lines.map(OwnNames.of), package: own.path)
        let missing = MissingImports(errorsIn: errors.map(\.file), base: own, package: last.build.package)
        let count = "\(errors.count) \(errors.count == 1 ? "error" : "errors")"
        fail("\(app) does not build: \(count)." + (missing.sentence.map { " " + $0 } ?? ""), errors)
      case .stopped: tried = nil
      }
    } catch {
      if let begun {
        self.begun = nil
        return begun(.failure(error))
      }
      fail(error.description, [])
    }
  }

  private func fail(_ sentence: String, _ errors: [CompilerMessage]) {
    post(.failed, sentence, errors)
    Console.note(
      sentence
        + (served == nil
          ? " Nothing is served yet; the next change is built." : " The last build is served until a change builds."))
  }

  private func post(_ state: Bulletin.State, _ sentence: String = "", _ errors: [CompilerMessage] = []) {
    bulletin.post(.init(app: app, state: state, build: served ?? "", sentence: sentence, errors: errors))
  }
}
