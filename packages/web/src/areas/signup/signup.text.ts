import { book } from '../../platform/i18n.ts'

/** Sentences that applicants and reviewers share. */
export const signupText = book(
  {
    noPhoto: '没有照片',
    gender: { 1: '男', 2: '女' },
    adjustment: { yes: '服从调剂', no: '不服从调剂' },
    bulkTitle: '已处理 {done} 人，{left} 人未处理',
    bulkUnknown: '（不在可处理范围内）',
  },
  {
    noPhoto: 'No photo',
    gender: { 1: 'Male', 2: 'Female' },
    adjustment: { yes: 'Accepts adjustment', no: 'Does not accept adjustment' },
    bulkTitle: '{done} done, {left} left as they were',
    bulkUnknown: '(not in your scope)',
  },
)
