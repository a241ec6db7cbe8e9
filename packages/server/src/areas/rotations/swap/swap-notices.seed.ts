import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '轮转管理', en: 'Rotations' }

const TRAINEE = blank(
  'trainee',
  { zh: '另一名学员', en: 'Other trainee' },
  { zh: '李思源', en: 'Li Siyuan' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '与考试时间冲突', en: 'Clashes with an exam' },
)

/** Notices about swaps, to the two trainees. */
export const swapNotices = notices('rotationSwap', GROUP, {
  request: {
    name: {
      zh: '收到对调申请后（给对方学员）',
      en: 'When a swap is requested (to the other trainee)',
    },
    blanks: [TRAINEE, REASON],
    title: { zh: '有学员想与你对调轮转', en: 'A trainee wants to swap with you' },
    body: {
      zh: '{trainee} 申请与你对调轮转：{reason}。请在“我的轮转”中答复。',
      en: '{trainee} has requested a rotation swap with you: {reason}. Please answer under “My rotation”.',
    },
  },
  accept: {
    name: {
      zh: '对方同意对调后（给申请学员）',
      en: 'When the other trainee accepts (to the requester)',
    },
    blanks: [TRAINEE],
    title: { zh: '对方已同意对调', en: 'The other trainee has accepted' },
    body: {
      zh: '{trainee} 已同意与你对调，等待科室同意。',
      en: '{trainee} has accepted the swap; the departments decide next.',
    },
  },
  decline: {
    name: {
      zh: '对方不同意对调后（给申请学员）',
      en: 'When the other trainee declines (to the requester)',
    },
    blanks: [TRAINEE, REASON],
    title: { zh: '对方未同意对调', en: 'The other trainee declined' },
    body: {
      zh: '{trainee} 未同意对调：{reason}。你的轮转不变。',
      en: '{trainee} declined the swap: {reason}. Your rotation stays as it is.',
    },
  },
  passAsDepartment: {
    name: { zh: '科室全部同意后（给双方学员）', en: 'When all departments agree (to both)' },
    blanks: [TRAINEE],
    title: { zh: '科室已同意对调', en: 'The departments have agreed' },
    body: {
      zh: '你与 {trainee} 的对调已获科室同意，等待基地审核。',
      en: 'The departments have agreed to your swap with {trainee}; the base decides next.',
    },
  },
  rejectAsDepartment: {
    name: { zh: '科室不同意后（给双方学员）', en: 'When a department refuses (to both)' },
    blanks: [TRAINEE, REASON],
    title: { zh: '科室未同意对调', en: 'A department refused the swap' },
    body: {
      zh: '你与 {trainee} 的对调未获科室同意：{reason}。轮转不变。',
      en: 'A department refused your swap with {trainee}: {reason}. Your rotations stay as they are.',
    },
  },
  passAsBase: {
    name: { zh: '对调通过后（给双方学员）', en: 'When a swap is approved (to both)' },
    blanks: [TRAINEE],
    title: { zh: '轮转已对调', en: 'Your rotation has changed' },
    body: {
      zh: '你与 {trainee} 的轮转已对调，请在“我的轮转”中查看新的安排。',
      en: 'You have swapped rotations with {trainee}; see “My rotation” for the new dates.',
    },
  },
  rejectAsBase: {
    name: { zh: '对调未通过后（给双方学员）', en: 'When a swap is rejected (to both)' },
    blanks: [TRAINEE, REASON],
    title: { zh: '轮转对调未通过', en: 'The swap was rejected' },
    body: {
      zh: '你与 {trainee} 的对调未通过：{reason}。轮转不变。',
      en: 'Your swap with {trainee} was rejected: {reason}. Your rotations stay as they are.',
    },
  },
  lapse: {
    name: {
      zh: '新的轮转计划使对调失效后（给双方学员）',
      en: 'When a new plan ends an open swap (to both)',
    },
    blanks: [TRAINEE],
    title: { zh: '对调申请已失效', en: 'Your swap has ended' },
    body: {
      zh: '基地发布了新的轮转计划，你与 {trainee} 申请对调的轮转已重新安排，对调申请随之结束。请在“我的轮转”中查看新的安排，如仍需对调请重新申请。',
      en: 'The base has published a new rotation plan: the stays you and {trainee} wanted to swap have been rescheduled, so the request has ended. See the new schedule under “My rotation”, and request the swap again if you still want it.',
    },
  },
  withdraw: {
    name: {
      zh: '对调申请撤回后（给对方学员）',
      en: 'When a swap is withdrawn (to the other trainee)',
    },
    blanks: [TRAINEE],
    title: { zh: '对调申请已撤回', en: 'Swap request withdrawn' },
    body: {
      zh: '{trainee} 撤回了与你对调的申请。',
      en: '{trainee} has withdrawn the swap request.',
    },
  },
  retract: {
    name: {
      zh: '对方撤回同意后（给申请学员）',
      en: 'When the other trainee withdraws consent (to the requester)',
    },
    blanks: [TRAINEE],
    title: { zh: '对方撤回了同意', en: 'The other trainee has withdrawn consent' },
    body: {
      zh: '{trainee} 撤回了对调的同意，你的轮转不变。',
      en: '{trainee} has withdrawn consent to the swap. Your rotation stays as it is.',
    },
  },
})
