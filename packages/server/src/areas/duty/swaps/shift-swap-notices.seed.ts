import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '值班', en: 'Duty' }

const COLLEAGUE = blank(
  'colleague',
  { zh: '另一名学员', en: 'Other trainee' },
  { zh: '李思源', en: 'Li Siyuan' },
)

const GIVEN = blank(
  'given',
  { zh: '让出的班次', en: 'Shift given' },
  { zh: '2026-12-05 夜班', en: '2026-12-05 Night' },
)

const RETURNED = blank(
  'returned',
  { zh: '换回的班次', en: 'Shift in return' },
  { zh: '2026-12-09 夜班', en: '2026-12-09 Night' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '当天人手不足', en: 'too few people on that day' },
)

const SHIFTS = [COLLEAGUE, GIVEN, RETURNED]

/** Notices about swaps of shifts, to the two trainees. */
export const shiftSwapNotices = notices('shiftSwap', GROUP, {
  ask: {
    name: { zh: '收到换班申请后（给同事）', en: 'When a swap is asked for (to the colleague)' },
    blanks: SHIFTS,
    title: { zh: '{colleague} 想与你换班', en: '{colleague} asks you to swap a shift' },
    body: {
      zh: '{colleague} 请你上 {given}；换回：{returned}。请在“我的班次”中答复。',
      en: '{colleague} asks you to take {given}; in return: {returned}. Answer under “My shifts”.',
    },
  },
  agree: {
    name: { zh: '同事同意后（给申请人）', en: 'When the colleague agrees (to who asked)' },
    blanks: SHIFTS,
    title: {
      zh: '{colleague} 同意换班，待科室同意',
      en: '{colleague} agrees; the department decides next',
    },
    body: {
      zh: '让出 {given}，换回：{returned}。科室同意后生效。',
      en: 'Given: {given}; in return: {returned}. It is final once the department agrees.',
    },
  },
  done: {
    name: { zh: '换班生效后（给双方）', en: 'When a swap is final (to both)' },
    blanks: SHIFTS,
    title: { zh: '与 {colleague} 的换班已生效', en: 'Your swap with {colleague} is final' },
    body: {
      zh: '让出的班次：{given}；换回的班次：{returned}。请在“我的班次”查看。',
      en: 'Shift given: {given}; in return: {returned}. See “My shifts”.',
    },
  },
  decline: {
    name: { zh: '同事不同意后（给申请人）', en: 'When the colleague declines (to who asked)' },
    blanks: SHIFTS,
    title: { zh: '{colleague} 不能与你换班', en: '{colleague} cannot swap with you' },
    body: {
      zh: '{given} 仍由你上。可以请其他同事。',
      en: 'You still have {given}. You can ask another colleague.',
    },
  },
  refuse: {
    name: { zh: '科室不同意后（给双方）', en: 'When the department refuses (to both)' },
    blanks: [...SHIFTS, REASON],
    title: {
      zh: '科室不同意与 {colleague} 的换班',
      en: 'The department refuses the swap with {colleague}',
    },
    body: {
      zh: '{given} 不变。原因：{reason}。',
      en: 'Nothing changes about {given}. Reason: {reason}.',
    },
  },
  withdraw: {
    name: { zh: '申请撤回后（给同事）', en: 'When a request is withdrawn (to the colleague)' },
    blanks: SHIFTS,
    title: {
      zh: '{colleague} 撤回了换班申请',
      en: '{colleague} has withdrawn the request to swap',
    },
    body: { zh: '{given} 不变。', en: 'Nothing changes about {given}.' },
  },
  lapse: {
    name: { zh: '申请失效后（给双方）', en: 'When a request lapses (to both)' },
    blanks: SHIFTS,
    title: {
      zh: '与 {colleague} 的换班申请已失效',
      en: 'The request to swap with {colleague} has lapsed',
    },
    body: {
      zh: '{given} 已被科室调整或已经开始，申请不再办理。',
      en: '{given} was changed by the department or has begun, so the request does not go on.',
    },
  },
})
