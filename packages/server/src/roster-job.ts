import { parentPort, workerData } from 'node:worker_threads'
import type { RosterInstance } from './algorithms/roster/instance.ts'
import { solveRoster } from './algorithms/roster/solve-roster.ts'

/** What a thread of the roster solver is asked. */
export type RosterTask = { instance: RosterInstance; seconds: number; seed: number }

const { instance, seconds, seed } = workerData as RosterTask
const begun = performance.now()
const isOver = () => performance.now() - begun > seconds * 1000

parentPort!.postMessage(solveRoster(instance, { seed, isOver }))
