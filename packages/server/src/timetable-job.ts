import { Worker } from 'node:worker_threads'
import { answerTask } from './platform/solver/answer-task.ts'
import type { FromSolver, ToSolver } from './platform/solver/solver-messages.ts'

/**
 * The timetable solver as a child process of the server: a task comes by message, progress and the
 * answer go back.
 */
const say = (message: FromSolver) =>
  new Promise<void>((done) => {
    if (process.connected) process.send!(message, undefined, {}, () => done())
    else done()
  })

// A linear program computes for minutes without looking at messages. A thread, with no modules of
// its own, ends the process as soon as the server closes its end of the pipe, however that came.
const GUARD =
  "new (require('node:net').Socket)({ fd: 0 }).on('close', () => process.kill(process.pid, 'SIGKILL')).resume()"

new Worker(GUARD, {
  eval: true,
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 32 },
}).unref()

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
