import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '录取', en: 'Admission' }

const INTAKE = blank(
  'intake',
  { zh: '招生批次', en: 'Intake' },
  { zh: '2026 年度招生', en: 'Intake 2026' },
)

const OFFER = blank(
  'offer',
  { zh: '招生专业与单位', en: 'Offer' },
  { zh: '临床药学 · 附属医院', en: 'Clinical pharmacy · Affiliated hospital' },
)

const FREE = blank('free', { zh: '空出名额', en: 'Free seats' }, { zh: '1', en: '1' })
const WAITING = blank(
  'waiting',
  { zh: '候补人数', en: 'On the waiting list' },
  { zh: '3', en: '3' },
)

/** Notice kinds of places, to the office. */
export const seatNotices = notices('seat', GROUP, {
  freed: {
    name: {
      zh: '名额空出且有人候补时（告知毕后办）',
      en: 'When a seat is free and people are waiting (to the education office)',
    },
    blanks: [INTAKE, OFFER, FREE, WAITING],
    title: {
      zh: '有空出的名额，可以通知候补',
      en: 'A seat is free; call the waiting list',
    },
    body: {
      zh: '{intake}的{offer}现有 {free} 个空出的名额，候补名单上有 {waiting} 人。请到录取管理中按顺序通知候补。',
      en: '{intake}: {offer} has {free} free {free:seat|seats}, and {waiting} {waiting:person is|people are} on the waiting list. Please call them in order under “Admission”.',
    },
  },
})
