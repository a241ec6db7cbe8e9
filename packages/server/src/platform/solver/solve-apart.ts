import { fork } from 'node:child_process'
import { programFile } from './solver-files.ts'
import {
  type FromSolver,
  NOTHING_FOUND,
  type Progress,
  type SolverAnswer,
  type SolverTask,
  type ToSolver,
} from './solver-messages.ts'
import { MAX_WAITING } from './work-clock.ts'

/** Memory of the process, in MB: the largest known problem needs a third of it. */
const MAX_MEMORY = 1024

/** Seconds beyond the longest time of the task after which the process is ended. */
const GRACE = 30

/**
 * Does a task in a process of its own, so that the server answers meanwhile. Rejects if the process
 * ends without an answer: out of memory, out of time, or ended from outside. It ends with the
 * server: its input closes then (`timetable-job`).
 */
export function solveApart(task: SolverTask, onProgress: (progress: Progress) => void) {
  const { file, execArgv } = programFile('timetable-job')

  const child = fork(file, {
    execArgv: [...execArgv, `--max-old-space-size=${MAX_MEMORY}`],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })

  const send = (message: ToSolver) => {
    if (child.connected) child.send(message)
  }
  const end = () => child.kill('SIGKILL')
  let giveUp = () => {}

  const answer = new Promise<SolverAnswer>((resolve, reject) => {
    giveUp = () => {
      resolve({ ...NOTHING_FOUND, isKnown: false })
      end()
    }

    const limit = setTimeout(end, (task.seconds * MAX_WAITING + GRACE) * 1000)

    child.on('message', (message: FromSolver) => {
      if ('progress' in message) onProgress(message.progress)
      else resolve(message.answer)
    })

    child.on('error', reject)

    child.on('exit', () => {
      clearTimeout(limit)
      reject(new Error('the solver ended without an answer'))
    })
  })

  send({ task })

  // a search keeps its best plan; of the others nothing is kept, and they do not listen before they
  // are done
  return { answer, stop: () => (task.kind === 'solve' ? send({ stop: true }) : giveUp()) }
}
