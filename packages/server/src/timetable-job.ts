import { setPriority } from 'node:os'
import { answerTask } from './platform/solver/answer-task.ts'
import type { FromSolver, ToSolver } from './platform/solver/solver-messages.ts'

/** The timetable solver as a child process of the server: a task comes by message, progress and the answer go back. */
setPriority(10)
const say = (message: FromSolver) =>
  new Promise<void>((done) => {
    if (process.connected) process.send!(message, undefined, {}, () => done())
    else done()
  })

let isStopped = false
// a server that is gone waits for nothing
process.on('disconnect', () => process.exit(0))
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
