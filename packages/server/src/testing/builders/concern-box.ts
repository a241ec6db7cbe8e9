import { DAY_MS } from '@residency/contract/kernel/day'
import { announceConcerns } from '../../areas/messages/concerns/announce-concerns.ts'
import { dayInChina, momentAfter } from '../../platform/clock.ts'
import { FIXED_CODE } from '../outside/browser.ts'
import type { Caller, TestServer } from '../server/open-server.ts'

export const SENDING = '/api/v1/anonymousConcerns'
export const CONCERNS = '/api/v1/concerns'
type ListedConcern = { id: number; state: string; hasNews: boolean; actions: string[] }
type OpenedConcern = {
  state: string
  messages: { isOfSender: boolean; text: string }[]
  pictures: number
  hasReader: boolean
  mayOpen: boolean
  isOpening: boolean
}

/** The box of concerns as its senders and readers use it; captchas have the known code. */
export function concernBox(server: TestServer) {
  const start = server.clock.now
  const at = (days: number) =>
    new Date(`${dayInChina(momentAfter(start, days * DAY_MS))}T10:00:00+08:00`)

  /** Does something so many days after the start of the test, without moving its clock. */
  const on = async <T>(days: number, act: () => Promise<T>): Promise<T> => {
    const before = server.clock.now
    server.clock.now = at(days)

    return act().finally(() => {
      server.clock.now = before
    })
  }

  const solved = async () => {
    const { data } = await server.anonymous.get(`${SENDING}/captcha`)
    return { captchaKey: (data as { captchaKey: string }).captchaKey, captchaCode: FIXED_CODE }
  }

  const send = async (over: object = {}) =>
    server.anonymous.post(SENDING, {
      kind: 'safety',
      text: '夜间没有人带教',
      ...(await solved()),
      ...over,
    })

  const codeOf = async (over: object = {}) => {
    const sent = await send(over)
    if (sent.status !== 200) throw new Error(`A concern was refused: ${sent.msg}`)

    return (sent.data as { code: string }).code
  }

  /** The announcement of the day that is so many days after the start. */
  const announce = (days = 0) => announceConcerns({ ...server.app.asSystem(), now: () => at(days) })

  return {
    on,
    solved,
    send,
    codeOf,
    announce,

    /** Sends a concern on the day before the start and shows it to the readers. */
    async shownCodeOf(over: object = {}) {
      const code = await on(-1, () => codeOf(over))
      await announce()

      return code
    },
    open: async (code: string) =>
      (await server.anonymous.post(`${SENDING}/open`, { code })).data as OpenedConcern,
    add: (code: string, text: string) =>
      server.anonymous.post(`${SENDING}/messages`, { code, text }),
    addPicture: (code: string, content: Buffer) =>
      server.anonymous.form(`${SENDING}/pictures`, {
        code,
        file: { filename: '李明的照片.jpg', content },
      }),
    listOf: async (reader: Caller) =>
      (await reader.get(CONCERNS)).data as { list: ListedConcern[]; total: number },
    step: (reader: Caller, id: number, action: string, text?: string) =>
      reader.post(`${CONCERNS}/${id}/steps`, { action, ...(text ? { text } : {}) }),

    /** An empty box, as before the first announcement. */
    empty: () =>
      server.asOwner(
        `truncate concerns, concern_messages, concern_pictures, concern_readers, rate_limits, submit_locks, notices cascade;
        update concern_box set notified_on = null`,
      ),
  }
}
