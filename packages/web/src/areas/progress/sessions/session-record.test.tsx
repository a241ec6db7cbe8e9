import {
  type AgendaItem,
  declareRelative,
  getPacket,
  getSession,
  type Packet,
  recordExpected,
  saveNote,
} from '@residency/contract/areas/progress/sessions/session.contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import {
  buttons,
  choicesOf,
  choose,
  fieldValue,
  press,
  reads,
  type,
} from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { SessionRecord } from './session-record.tsx'

const server = openServer()
const { shape } = getPacket.answer

const itemWith = (values: Partial<AgendaItem>) => ({
  ...sampleOf(getSession.answer.shape.agenda.element, {
    outcome: null,
    isRelative: false,
    hasOwnNote: false,
    hasAnswer: false,
    readOn: null,
    behind: 0,
  }),
  ...values,
})

const packetWith = (id: number, name: string, values: Partial<Packet> = {}): Packet => ({
  ...sampleOf(getPacket.answer, {
    id,
    name,
    traineeId: 6,
    decision: null,
    ownNote: null,
    notes: [],
  }),
  facts: {
    ...sampleOf(shape.facts, { last: null, factsOn: '2026-11-20' }),
    evaluations: [],
    exams: [],
    lines: [
      { key: 'exam', label: '出科考核', state: 'missing', detail: '还缺 2 次', isBehind: true },
      { key: 'theory', label: '理论考试', state: 'met', detail: null, isBehind: false },
    ],
    levels: [{ item: '处方审核', level: 3, until: '2027-06-30' }],
  },
  relatives: [],
  members: [
    { userId: 1, name: '王主任', role: 'chair', mayDecide: true },
    { userId: 2, name: '李老师', role: 'teacher', mayDecide: false },
  ],
  actions: ['note'],
  ...values,
})

const PACKETS = new Map([
  [4, packetWith(4, '李明')],
  [5, packetWith(5, '赵敏')],
])

beforeEach(async () => {
  await setLanguage('zh-cn')
  server.answer(getSession, {
    ...sampleOf(getSession.answer, { state: 'held', lacks: [], repeats: [], actions: [] }),
    agenda: [
      itemWith({ packetId: 4, name: '李明', behind: 1 }),
      itemWith({ packetId: 5, name: '赵敏' }),
    ],
  })
  server.answer(getPacket, ({ id }) => PACKETS.get(id)!)
  server.answer(saveNote, null)
})

const open = () =>
  show(<SessionRecord id={7} title="评议会议" />, { at: '/progress/sessions?id=7' })

describe('a session', () => {
  test('the packet of who is chosen is in the address, and the next trainee one press away', async () => {
    const { address } = open()
    await press(/^李明/)
    await reads('还缺 2 次')
    expect(address()).toBe('/progress/sessions?id=7&packet=4')

    await press('下一名：赵敏')
    await waitFor(() => expect(address()).toBe('/progress/sessions?id=7&packet=5'))
    expect(buttons(/^下一名/)).toEqual([])
  })

  test('a decision is read with what it begins', async () => {
    PACKETS.set(
      4,
      packetWith(4, '李明', {
        decision: {
          ...sampleOf(shape.decision.unwrap(), { plan: null, answer: null, readOn: null }),
          outcome: 'end',
          participants: [],
          stays: [],
          situation: null,
          leavesOn: '2026-12-31',
        },
      }),
    )
    open()
    await press(/^李明/)
    await reads('2026-12-31 离院')
    PACKETS.set(4, packetWith(4, '李明'))
  })

  test('the agenda says how many are decided', async () => {
    open()
    await reads('已有结论 0 / 2')
  })

  test('what is behind comes first, and what is met is one line that opens', async () => {
    open()
    await press(/^李明/)
    await reads('还缺 2 次')
    expect(screen.getByText('已达到的 1 项').closest('details')!.open).toBe(false)
    expect(screen.getByLabelText('处方审核: 3 级，至 2027-06-30')).toBeTruthy()
  })
})

describe('the others', () => {
  test('are recorded as expected by one press, with the members who take part', async () => {
    server.answer(getSession, {
      ...sampleOf(getSession.answer, {
        id: 7,
        state: 'held',
        trainees: 9,
        decided: 2,
        lacks: [],
        repeats: [],
        agenda: [],
        actions: ['expected'],
      }),
      members: [
        { userId: 1, name: '王主任', role: 'chair' },
        { userId: 2, name: '李老师', role: 'teacher' },
      ],
    })
    server.answer(recordExpected, { recorded: 6, left: 1 })
    open()
    await press('其余符合预期')
    await reads('其余 7 名学员：进展符合预期')
    await press('保存')
    await reads('已记录 6 名学员，1 名需要单独评议')
    expect(server.sent(recordExpected)).toMatchObject([{ id: 7, participants: [1, 2] }])
  })
})

describe('the own note', () => {
  test('stays while the reader looks at another trainee, and is marked as not saved', async () => {
    const { address } = open()
    await press(/^李明/)
    await type('我的意见', '操作熟练')
    await press('下一名：赵敏')
    await waitFor(() => expect(address()).toContain('packet=5'))
    await waitFor(() => expect(fieldValue('我的意见')).toBe(''))
    await press('返回学员名单')
    await reads(/意见未保存/)

    await press(/^李明/)
    await waitFor(() => expect(fieldValue('我的意见')).toBe('操作熟练'))
    await press('保存意见')
    await reads('意见已保存')
    expect(server.sent(saveNote)).toMatchObject([{ id: 4, text: '操作熟练', version: null }])
  })

  test('is saved and the next trainee opened by one press', async () => {
    const { address } = open()
    await press(/^李明/)
    await type('我的意见', '操作熟练')
    await press('保存并看下一名')
    await waitFor(() => expect(address()).toContain('packet=5'))
    expect(server.sent(saveNote)).toMatchObject([{ id: 4, text: '操作熟练', version: null }])
  })
})

describe('relations', () => {
  test('the office enters one for a member who takes part so far; nobody withdraws that of another', async () => {
    PACKETS.set(
      4,
      packetWith(4, '李明', {
        actions: ['declareFor'],
        relatives: [{ id: 3, userId: 2, name: '李老师', mayWithdraw: false }],
      }),
    )
    server.answer(declareRelative, { id: 9 })
    open()
    await press(/^李明/)
    await press('登记委员的亲属关系')
    expect((await choicesOf('委员')).map(({ textContent }) => textContent)).toEqual(['王主任'])

    await choose('委员', '王主任')
    await press('保存')
    await waitFor(() => expect(server.sent(declareRelative)).toHaveLength(1))
    expect(buttons(/^撤回/)).toEqual([])
  })
})
