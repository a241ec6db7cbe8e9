import type { NoticeKind } from '../../../platform/area.ts'

/** What waits is told once on the morning of a working day. */
export const morningNotices: readonly NoticeKind[] = [
  {
    kind: 'waiting.morning',
    group: { zh: '待办', en: 'Waiting work' },
    name: { zh: '每个工作日早上 8 点，有待办时', en: 'At eight on working days, where something waits' },
    blanks: [
      { name: 'count', zh: '待办总数', en: 'How many wait', example: '7', exampleEn: '7' },
      {
        name: 'list',
        zh: '各类待办',
        en: 'The kinds',
        example: '5 份请假待审批、2 名学员待出科评定',
        exampleEn: '5 leaves to decide, 2 exits to assess',
      },
    ],
    title: { zh: '今日待办 {count} 项', en: '{count} matters wait for you' },
    body: { zh: '等待处理：{list}。', en: 'Waiting for you: {list}.' },
    channels: ['wechat', 'mail'],
    pace: 'daytime',
  },
]
