import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { answerTask } from './platform/solver/answer-task.ts'
import { programFile } from './platform/solver/solver-files.ts'
import type { FromSolver, ToSolver } from './platform/solver/solver-messages.ts'

/** The timetable solver as a child process of the server: a task comes by message, progress and the answer go back. */
setPriority(10)
const say = (message: FromSolver) =>
  new Promise<void>((done) => {
    if (process.connected) process.send!(message, undefined, {}, () => done())
    else done()
  })

// a linear program computes for minutes without looking at messages: a thread watches whether the server is still there
const { file, execArgv } = programFile('timetable-guard')
new Worker(file, { execArgv, resourceLimits: { maxOldGenerationSizeMb: 64 } }).unref()
let isStopped = false
process.on('message', async (message: ToSolver) => {
  if ('stop' in message) {
    isStopped = true
    return
  }
  const answer = await answerTask(
    message.task,
    (progress) => void say({ progress }),
    () => isStopped,
  )
  await say({ answer })
  process.exit(0)
})
