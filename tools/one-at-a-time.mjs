import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { startOf } from './pid-start.mjs'

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
const HALF_WRITTEN_MS = 5_000
const OTHER_MACHINE_MS = 15 * 60_000

function read(file) {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, age: Date.now() - statSync(file).mtimeMs }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Whether the lock holder is alive: on the same machine by pid and start time, on another one
 * (shared folder) by age only.
 */
function isHolderAlive({ text, age }) {
  let holder

  try {
    holder = JSON.parse(text)
  } catch {
    return age < HALF_WRITTEN_MS
  }

  if (holder.host !== hostname()) return age < OTHER_MACHINE_MS

  return holder.start !== undefined && startOf(holder.pid) === holder.start
}

/**
 * Removes a dead holder's lock by renaming it, so that only one of two processes succeeds and a
 * newly taken lock is never removed.
 */
function disarm(file, seen) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }

  if (readFileSync(aside, 'utf8') === seen.text) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

/**
 * Runs `work` under an exclusive lock file; waits for a living holder, removes the lock of a dead
 * one.
 */
export function oneAtATime(file, work, say = console.log) {
  mkdirSync(dirname(file), { recursive: true })

  const own = JSON.stringify({ pid: process.pid, start: startOf(process.pid), host: hostname() })
  let isAnnounced = false

  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }

    const seen = read(file)
    if (!seen) continue

    if (!isHolderAlive(seen)) {
      disarm(file, seen)
      continue
    }

    if (!isAnnounced) say('Another start is preparing the project; waiting for it.')

    isAnnounced = true
    sleep(100)
  }

  try {
    return work()
  } finally {
    if (read(file)?.text === own) rmSync(file, { force: true })
  }
}
