import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '待办', en: 'To do' }
const COUNT = blank('count', { zh: '待办总数', en: 'Total to do' }, { zh: '7', en: '7' })

const LIST = blank(
  'list',
  { zh: '各类待办', en: 'Kinds of items' },
  { zh: '5 份请假待审批、2 名学员待出科评定', en: '5 leaves to decide, 2 exits to assess' },
)

/** Waiting work is notified once, on the morning of a working day. */
export const morningNotices = notices('waiting', GROUP, {
  morning: {
    name: {
      zh: '每个工作日早上 8 点，有待办时',
      en: 'On working days at 8 a.m., if there is anything to do',
    },
    blanks: [COUNT, LIST],
    title: { zh: '今日待办 {count} 项', en: '{count} {count:item|items} to do today' },
    body: { zh: '等待处理：{list}。', en: 'To do: {list}.' },
    channels: ['wechat', 'mail'],
    pace: 'daytime',
  },
})
