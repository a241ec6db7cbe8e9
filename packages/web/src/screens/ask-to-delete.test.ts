import { expect, test, vi } from 'vitest'
import { installFeedback, type Question } from '../platform/feedback.ts'
import { askToDelete, askToDeleteMany, askToWithdraw } from './ask-to-delete.ts'

const text = { removeQuestion: 'Delete {name}?', remove: 'Delete', removed: '{name} is deleted' }

const withdrawal = {
  withdrawQuestion: 'Withdraw it?',
  withdrawNote: 'Nobody reads it then.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn',
}

const feedback: { questions: Question[]; toasts: string[]; answer: boolean } = {
  questions: [],
  toasts: [],
  answer: true,
}

installFeedback({
  toast: (kind, sentence) => void feedback.toasts.push(`${kind}: ${sentence}`),
  ask: async (question) => {
    feedback.questions.push(question)
    return feedback.answer
  },
})

const answering = (answer: boolean) =>
  Object.assign(feedback, { questions: [], toasts: [], answer })

test('a confirmed deletion is made and reported', async () => {
  answering(true)

  const remove = vi.fn(async () => null)

  expect(await askToDelete(text, { name: 'Paper 1' }, remove)).toBe(true)
  expect(remove).toHaveBeenCalledOnce()
  expect(feedback.questions).toEqual([
    { content: 'Delete Paper 1?', okText: 'Delete', danger: true },
  ])
  expect(feedback.toasts).toEqual(['success: Paper 1 is deleted'])
})

test('with a note the question is its title', async () => {
  answering(true)

  await askToDelete(
    { ...text, removeNote: 'It cannot be restored.' },
    { name: 'Paper 1' },
    async () => null,
  )

  expect(feedback.questions[0]).toMatchObject({
    title: 'Delete Paper 1?',
    content: 'It cannot be restored.',
  })
})

test('the question about several records counts them, about one it names it', async () => {
  const many = {
    ...text,
    removeManyQuestion: 'Delete these {count}?',
    removeContent: 'They cannot be restored.',
    removed: '{count} deleted',
  }

  answering(true)
  await askToDeleteMany(many, ['Paper 1'], async () => null)
  await askToDeleteMany(many, ['Paper 1', 'Paper 2'], async () => null)

  expect(feedback.questions.map(({ title }) => title)).toEqual([
    'Delete Paper 1?',
    'Delete these 2?',
  ])
  expect(feedback.toasts).toEqual(['success: 1 deleted', 'success: 2 deleted'])
})

test('a refused question changes nothing', async () => {
  answering(false)

  const remove = vi.fn(async () => null)

  expect(await askToDelete(text, { name: 'Paper 1' }, remove)).toBe(false)
  expect(remove).not.toHaveBeenCalled()
  expect(feedback.toasts).toEqual([])
})

test('a failed call is not reported as a success', async () => {
  answering(true)
  expect(await askToWithdraw(withdrawal, {}, () => Promise.reject(new Error('in use')))).toBe(false)

  expect(feedback.questions[0]).toMatchObject({
    title: 'Withdraw it?',
    okText: 'Withdraw',
    danger: true,
  })

  expect(feedback.toasts).toEqual([])
})
