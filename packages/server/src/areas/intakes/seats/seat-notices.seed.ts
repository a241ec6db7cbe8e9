import type { NoticeKind } from '../../../platform/area.ts'

/** Notice kinds of places, to the office. */
export const seatNotices: readonly NoticeKind[] = [
  {
    kind: 'seat.freed',
    group: { zh: '录取', en: 'Admission' },
    name: { zh: '名额空出且有人候补时（告知毕后办）', en: 'When a seat is free and somebody waits for it (to the office)' },
    title: { zh: '有空出的名额，可以通知候补', en: 'A seat is free; the waiting list can be called' },
    body: {
      zh: '{intake}的{offer}现有 {free} 个空出的名额，候补名单上有 {waiting} 人。请到录取管理中按顺序通知候补。',
      en: '{intake}: {offer} has {free} free seats, and {waiting} people wait for one. Please call the waiting list in admission.',
    },
    blanks: [
      { name: 'intake', zh: '招生批次', en: 'Intake', example: '2026 年度招生', exampleEn: 'Intake 2026' },
      {
        name: 'offer',
        zh: '招生专业与单位',
        en: 'Offer',
        example: '临床药学 · 附属医院',
        exampleEn: 'Clinical pharmacy · Affiliated hospital',
      },
      { name: 'free', zh: '空出名额', en: 'Free seats', example: '1', exampleEn: '1' },
      { name: 'waiting', zh: '候补人数', en: 'Waiting', example: '3', exampleEn: '3' },
    ],
  },
]
