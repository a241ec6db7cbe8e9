import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '学员管理', en: 'Trainees' }
const DAY = blank('day', { zh: '离院日期', en: 'Day' }, { zh: '2026-11-30', en: '2026-11-30' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '钥匙未交还', en: 'Keys not returned' },
)

const ITEM = blank(
  'item',
  { zh: '手续项', en: 'Item' },
  { zh: '交还图书馆借书', en: 'Library books returned' },
)

/** Notices about a departure, to the trainee. */
export const departureNotices = notices('departure', GROUP, {
  record: {
    name: { zh: '登记离院后（给学员）', en: 'When a departure is recorded (to the trainee)' },
    blanks: [DAY, REASON],
    title: { zh: '已为你登记离院', en: 'Your departure was recorded' },
    body: {
      zh: '已登记你自 {day} 起离院：{reason}。有异议请尽快联系基地或毕后办。',
      en: 'Your departure from {day} was recorded: {reason}. If this is wrong, please contact your base or the office soon.',
    },
  },
  retract: {
    name: {
      zh: '撤销离院登记后（给学员）',
      en: 'When the record of a departure is retracted (to the trainee)',
    },
    blanks: [],
    title: { zh: '离院登记已撤销', en: 'The record of your departure was retracted' },
    body: {
      zh: '为你登记的离院已撤销，培训照常进行。',
      en: 'The departure recorded for you was retracted; your training continues.',
    },
  },
  itemRefused: {
    name: {
      zh: '离院手续缺件后（给学员）',
      en: 'When something is missing for a departure (to the trainee)',
    },
    blanks: [ITEM, REASON],
    title: { zh: '离院手续缺件', en: 'Something is missing for your departure' },
    body: { zh: '“{item}”还不能办结：{reason}', en: '“{item}” cannot be signed off yet: {reason}' },
  },
  passAsBase: {
    name: {
      zh: '离院申请基地通过后（给学员）',
      en: 'When the base passes a departure (to the trainee)',
    },
    blanks: [],
    title: { zh: '离院申请已经基地通过', en: 'The base has passed your departure' },
    body: {
      zh: '你的离院申请已经基地通过，等待毕后办确认。',
      en: 'The base has passed your departure; the office confirms it next.',
    },
  },
  rejectAsBase: {
    name: {
      zh: '离院申请基地不通过后（给学员）',
      en: 'When the base rejects a departure (to the trainee)',
    },
    blanks: [REASON],
    title: { zh: '离院申请未通过', en: 'Your departure was rejected' },
    body: {
      zh: '你的离院申请未通过基地审核：{reason}',
      en: 'The base rejected your departure: {reason}',
    },
  },
  passAsOffice: {
    name: { zh: '确认离院后（给学员）', en: 'When a departure is confirmed (to the trainee)' },
    blanks: [DAY],
    title: { zh: '离院手续已办结', en: 'Your departure is confirmed' },
    body: {
      zh: '你的离院手续已办结，离院日期 {day}。本人的档案和记录仍可登录查看。',
      en: 'Your departure on {day} is confirmed. You can still log in and read your own file and records.',
    },
  },
  rejectAsOffice: {
    name: {
      zh: '离院申请毕后办不通过后（给学员）',
      en: 'When the office rejects a departure (to the trainee)',
    },
    blanks: [REASON],
    title: { zh: '离院申请未通过', en: 'Your departure was rejected' },
    body: {
      zh: '你的离院申请未通过毕后办审核：{reason}',
      en: 'The office rejected your departure: {reason}',
    },
  },
})
