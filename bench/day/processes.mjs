// The API processes of the day, each below the parent of `npm start`, and what they and the database
// use of the machine.
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  apiEnvironment,
  memoryOf,
  peakOf,
  READY_PATH,
  root,
  startFlags,
  waitFor,
} from '../product.mjs'

const LONGEST_START_MS = 5 * 60_000
const LONGEST_RESTART_MS = 3 * 60_000
const SAMPLE_MS = 1000
const TICKS_PER_SECOND = 100

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

/** What `read` answers, or `otherwise` of a process that has ended. */
function ofProcess(read, otherwise) {
  try {
    return read()
  } catch {
    return otherwise
  }
}

const childrenOf = (pid) =>
  ofProcess(
    () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    [],
  )

/** Processor seconds of a process, with those of its children that have ended if `withEnded`. */
const secondsOf = (pid, withEnded) =>
  ofProcess(() => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, withEnded ? 15 : 13)

    return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  }, 0)

/** Processor seconds of a database server, with all its processes, by the id of its first one. */
export const databaseSeconds = (postmaster) =>
  childrenOf(postmaster).reduce(
    (sum, pid) => sum + secondsOf(pid, true),
    secondsOf(postmaster, true),
  )

/** The process of the product below its parent; during a restart there are two. */
const servingPids = (parent) =>
  childrenOf(parent).filter((pid) =>
    ofProcess(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/main.js'), false),
  )

export async function startProcess(folder, logs, port, more, limit) {
  const log = openSync(join(logs, `api-${port}.log`), 'a')
  const args = [...startFlags(), join(root, 'tools/start.mjs')]
  const [program, given] = limit?.command(process.execPath, args) ?? [process.execPath, args]
  const child = spawn(program, given, {
    cwd: root,
    env: apiEnvironment(folder, port, more),
    stdio: ['ignore', log, log],
  })

  closeSync(log)

  let hasEnded = false
  const ended = new Promise((done) => child.once('exit', done)).then(() => {
    hasEnded = true
  })

  await Promise.race([
    waitFor(`http://127.0.0.1:${port}${READY_PATH}`, LONGEST_START_MS),
    ended.then(() => {
      throw new Error(`the process on ${port} did not start: see ${logs}/api-${port}.log`)
    }),
  ])

  return {
    port,
    limit,
    pids: () => servingPids(child.pid),
    hasEnded: () => hasEnded,

    /** A new process takes the place of the one that serves; resolves when that has ended. */
    async restart() {
      const [former] = servingPids(child.pid)
      const begun = performance.now()

      child.kill('SIGHUP')

      while (servingPids(child.pid).includes(former) || servingPids(child.pid).length !== 1) {
        if (hasEnded || performance.now() - begun > LONGEST_RESTART_MS)
          throw new Error(`the process on ${port} was not replaced`)

        await sleep(100)
      }

      return (performance.now() - begun) / 1000
    },
    async stop() {
      if (!hasEnded) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Adds what a process has used since it was looked at last. */
function openCounter() {
  const seen = new Map()
  let sum = 0

  return {
    look(pid, seconds) {
      sum += Math.max(0, seconds - (seen.get(pid) ?? seconds))
      seen.set(pid, Math.max(seconds, seen.get(pid) ?? 0))
    },
    sum: () => sum,
  }
}

/** Looks every second at what the processes and the database use. */
export function watchMachine(processes, databasePid) {
  const begun = performance.now()
  const database = openCounter()
  const tools = openCounter()
  const apis = processes.map(() => ({ cpu: openCounter(), peaks: new Map(), curve: [] }))
  let looks = 0

  function look() {
    for (const [at, { cpu, peaks, curve }] of apis.entries()) {
      const pids = processes[at].pids()

      for (const pid of pids) {
        cpu.look(pid, secondsOf(pid, false))
        peaks.set(
          pid,
          Math.max(
            peaks.get(pid) ?? 0,
            ofProcess(() => peakOf(pid), 0),
          ),
        )
      }

      // the curve of memory: once in ten seconds is enough to see it grow
      if (looks % 10 === 0)
        curve.push(Math.round(Math.max(0, ...pids.map((pid) => ofProcess(() => memoryOf(pid), 0)))))
    }

    const postmaster = databasePid()
    if (postmaster) database.look(postmaster, databaseSeconds(postmaster))

    tools.look(process.pid, secondsOf(process.pid, false))
    looks += 1
  }

  look()
  const timer = setInterval(look, SAMPLE_MS)

  return () => {
    clearInterval(timer)
    look()

    const seconds = (performance.now() - begun) / 1000
    const perSecond = (counter) => Math.round((counter.sum() * 1000) / seconds)

    return {
      processes: apis.map(({ cpu, peaks, curve }, at) => ({
        port: processes[at].port,
        'CPU ms a second': perSecond(cpu),
        'peak MB of each process': [...peaks.values()].map(Math.round),
        'MB every 10 s': curve,
        ...(processes[at].limit && { limit: processes[at].limit.report() }),
      })),
      'database CPU ms a second': perSecond(database),
      'load tool CPU ms a second': perSecond(tools),
    }
  }
}
