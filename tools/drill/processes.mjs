// Processes of a drill: started, watched, and ended as a machine ends them, without a farewell.
import { spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

/** Runs a command to its end; throws with its output if it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (done.status !== 0)
    throw new Error(
      `${command} ${args.join(' ')}: ${done.error?.message ?? ''}${done.stdout ?? ''}${done.stderr ?? ''}`,
    )

  return done.stdout
}

/** Starts a process whose output goes to a file. */
export function startProcess(command, args, log, environment = process.env) {
  const out = openSync(log, 'a')
  return spawn(command, args, { stdio: ['ignore', out, out], env: environment })
}

/** The command line that runs a program as the user postgres, which the database insists on. */
export const asPostgres = (program, ...args) => [
  'setpriv',
  '--reuid=postgres',
  '--regid=postgres',
  '--init-groups',
  program,
  ...args,
]

/** Waits until `isSo` answers something; throws after `ms`. */
export async function until(what, ms, isSo) {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(200)) {
    const answer = await Promise.resolve()
      .then(isSo)
      .catch(() => undefined)
    if (answer) return answer
  }

  throw new Error(`${what}: not within ${ms / 1000} s`)
}
