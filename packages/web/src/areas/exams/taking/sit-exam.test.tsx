import type {
  AttemptView,
  SyncedAttempt,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NO_ANSWER } from '../../../platform/calls/api-error.ts'
import { withPrompt } from '../../../platform/own-prompt.ts'
import { SitExam } from './sit-exam.tsx'
import type { SittingCalls } from './use-sitting.ts'

const NOW = '2026-11-20T10:00:00+08:00' as const

const attemptStatus = {
  window: 'counts',
  state: 'running',
  now: NOW,
  deadline: '2099-11-20T10:00:00+08:00',
  endedAt: null,
} as const

const options = ['甲', '乙', '丙'].map((text, index) => ({ id: 'abc'[index]!, text }))

const question = {
  kind: 'single' as const,
  stem: '选择一项',
  options,
  prompts: [],
  blanks: 0,
  pictures: [],
  parts: [],
}

const opened: AttemptView = {
  ...attemptStatus,
  attemptId: 7,
  examId: 1,
  name: '出科考试',
  key: btoa(String.fromCharCode(...new Uint8Array(32).fill(5))),
  kept: 0,
  sections: [
    {
      title: '一',
      note: null,
      items: [
        { id: 1, points: 100, question },
        { id: 2, points: 100, question },
      ],
    },
  ],
  answers: [],
  flags: [],
  messages: [],
}

type EventBody = { kind: string; itemId: number | null; value: unknown }

/** The server of an exam: it stores what it receives while the network works. */
function anExam() {
  const journal: EventBody[] = []
  const network = { isThere: true }

  const sync = async ({
    events,
  }: {
    events?: readonly (EventBody & { seq: number })[]
  }): Promise<SyncedAttempt> => {
    if (!network.isThere) throw new ApiError(NO_ANSWER, '没有网络')

    journal.push(...(events ?? []).filter(({ seq }) => seq > journal.length))

    return { ...attemptStatus, kept: journal.length, differsFrom: null, late: 0, messages: [] }
  }

  const calls = {
    path: '/api/v1/ownExams',
    open: async () => opened,
    sync,
    submit: sync,
  } as unknown as SittingCalls

  return { journal, network, calls }
}

async function sit(mode: 'one' | 'all') {
  localStorage.setItem('exam-view', mode)

  const exam = anExam()

  render(<SitExam calls={exam.calls} attemptId={7} back={null} />)
  await screen.findByRole('article', { name: /1/ })

  return exam
}

const card = (n: number) => document.getElementById(`question-${n}`)!

const chosen = (n: number) => {
  const radios = within(card(n)).getAllByRole('radio') as HTMLInputElement[]
  return radios.flatMap((radio, index) => (radio.checked ? [index] : []))
}

beforeEach(() => vi.spyOn(document, 'hasFocus').mockReturnValue(true))

test('in the list of all questions a key acts on the question that has the focus, and on none without it', async () => {
  const { journal } = await sit('all')
  fireEvent.keyDown(document.body, { key: 'b' })
  expect(chosen(1)).toEqual([])

  card(2).focus()
  fireEvent.keyDown(card(2), { key: 'b' })
  expect(chosen(2)).toEqual([1])
  expect(chosen(1)).toEqual([])

  await vi.waitFor(() => expect(journal).toMatchObject([{ kind: 'answer', itemId: 2, value: 'b' }]))
})

test('a key acts on no question that is out of sight', async () => {
  await sit('all')
  card(2).focus()
  vi.spyOn(card(2), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -14_000, 100, 300))
  fireEvent.keyDown(card(2), { key: 'b' })
  expect(chosen(2)).toEqual([])
})

test('where one question is shown, a key acts on it as long as nothing else has the focus', async () => {
  await sit('one')
  fireEvent.keyDown(screen.getByRole('button', { name: /^交\s*卷$/ }), { key: 'a' })
  expect(chosen(1)).toEqual([])

  fireEvent.keyDown(document.body, { key: 'a' })
  expect(chosen(1)).toEqual([0])
})

test('an answer is called saved when the server has it and not before; where this browser stores nothing it says so', async () => {
  const { network } = await sit('one')
  network.isThere = false
  fireEvent.keyDown(document.body, { key: 'a' })
  await within(card(1)).findByText('未保存，等待上传')
  expect(screen.queryByText('已全部保存到服务器')).toBeNull()

  network.isThere = true
  fireEvent(window, new Event('online'))
  await within(card(1)).findByText('已保存到服务器')
  screen.getByText('已全部保存到服务器')
})

test('a prompt of the page itself is no absence, leaving the page for a second is one', async () => {
  const { journal } = await sit('one')
  const focus = vi.spyOn(document, 'hasFocus')

  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })

  try {
    focus.mockReturnValue(false)

    let answer = () => {}
    const prompt = withPrompt(() => new Promise<void>((done) => (answer = done)))

    fireEvent(window, new Event('blur'))
    await vi.advanceTimersByTimeAsync(5000)
    focus.mockReturnValue(true)
    answer()
    await prompt
    fireEvent(window, new Event('focus'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(journal).toEqual([])

    focus.mockReturnValue(false)
    fireEvent(window, new Event('blur'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(journal).toMatchObject([{ kind: 'leave' }])
  } finally {
    vi.useRealTimers()
  }
})
