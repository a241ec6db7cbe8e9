import { book } from '../../platform/i18n.ts'

/** Texts shared by applicants and reviewers. */
export const signupText = book(
  {
    noPhoto: '没有照片',
    gender: { 1: '男', 2: '女' },
    adjustment: { yes: '服从调剂', no: '不服从调剂' },
  },
  {
    noPhoto: 'No photo',
    gender: { 1: 'Male', 2: 'Female' },
    adjustment: { yes: 'Accepts adjustment', no: 'Does not accept adjustment' },
  },
)
