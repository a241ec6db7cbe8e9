import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '值班', en: 'Duty' }

const COLLEAGUE = blank(
  'colleague',
  { zh: '另一名学员', en: 'Other trainee' },
  { zh: '李思源', en: 'Li Siyuan' },
)

const GIVES = blank(
  'gives',
  { zh: '收件人让出的班次', en: 'Shift the reader gives away' },
  { zh: '2026-12-09 夜班', en: '2026-12-09 Night' },
)

const TAKES = blank(
  'takes',
  { zh: '收件人接下的班次', en: 'Shift the reader takes' },
  { zh: '2026-12-05 夜班', en: '2026-12-05 Night' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '当天人手不足', en: 'too few people on that day' },
)

const SHIFTS = [COLLEAGUE, GIVES, TAKES]

/** Notices about swaps of shifts, to the two trainees. */
export const shiftSwapNotices = notices('shiftSwap', GROUP, {
  ask: {
    name: { zh: '收到换班申请后（给同事）', en: 'When a swap is requested (to the colleague)' },
    blanks: SHIFTS,
    title: { zh: '{colleague} 想与你换班', en: '{colleague} asks to swap a shift with you' },
    body: {
      zh: '{colleague} 请你接下：{takes}；你让出：{gives}。请在“我的班次”中答复。',
      en: '{colleague} asks you to take: {takes}. You give away: {gives}. Please answer under “My shifts”.',
    },
  },
  agree: {
    name: {
      zh: '同事同意后（给申请人）',
      en: 'When the colleague agrees (to the person who asked)',
    },
    blanks: SHIFTS,
    title: {
      zh: '{colleague} 同意换班，待科室同意',
      en: '{colleague} agreed to the swap; waiting for the department',
    },
    body: {
      zh: '你让出：{gives}；你接下：{takes}。科室同意后生效。',
      en: 'You give away: {gives}; you take: {takes}. It takes effect once the department approves.',
    },
  },
  done: {
    name: { zh: '换班生效后（给双方）', en: 'When a swap takes effect (to both)' },
    blanks: SHIFTS,
    title: { zh: '与 {colleague} 的换班已生效', en: 'Your swap with {colleague} has taken effect' },
    body: {
      zh: '你让出：{gives}；你接下：{takes}。请在“我的班次”查看。',
      en: 'You give away: {gives}; you take: {takes}. See “My shifts”.',
    },
  },
  decline: {
    name: {
      zh: '同事不同意后（给申请人）',
      en: 'When the colleague declines (to the person who asked)',
    },
    blanks: SHIFTS,
    title: { zh: '{colleague} 不能与你换班', en: '{colleague} cannot swap with you' },
    body: {
      zh: '{gives} 仍由你上。可以请其他同事。',
      en: 'You still work {gives}. You can ask another colleague.',
    },
  },
  refuse: {
    name: { zh: '科室不同意后（给双方）', en: 'When the department refuses (to both)' },
    blanks: [...SHIFTS, REASON],
    title: {
      zh: '科室不同意与 {colleague} 的换班',
      en: 'The department refused the swap with {colleague}',
    },
    body: {
      zh: '班次不变。原因：{reason}。',
      en: 'The shifts stay the same. Reason: {reason}.',
    },
  },
  withdraw: {
    name: { zh: '申请撤回后（给同事）', en: 'When a request is withdrawn (to the colleague)' },
    blanks: SHIFTS,
    title: {
      zh: '{colleague} 撤回了换班申请',
      en: '{colleague} has withdrawn the swap request',
    },
    body: { zh: '班次不变，不用再答复。', en: 'The shifts stay the same; you need not answer.' },
  },
  lapse: {
    name: { zh: '申请失效后（给双方）', en: 'When a request lapses (to both)' },
    blanks: SHIFTS,
    title: {
      zh: '与 {colleague} 的换班申请已失效',
      en: 'The swap request with {colleague} has lapsed',
    },
    body: {
      zh: '其中一个班次已被科室调整或已经开始，申请不再办理。',
      en: 'The department changed one of the shifts, or one has already started, so the request can no longer be processed.',
    },
  },
})
