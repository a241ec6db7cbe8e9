import { book } from '@residency/contract/kernel/label'

/** Names of the registration's part of the own record that the area's words do not hold. */
export const ownRegistrationWords = book({
  consents: ['同意书', 'Consents'],
  consentKind: ['事项', 'Matter'],
  consentVersion: ['版本', 'Version'],
  givenAt: ['同意时间', 'Given'],
  signUps: ['报名', 'Sign-ups'],
  createdAt: ['创建时间', 'Created'],
  updatedAt: ['更新时间', 'Changed'],
  choices: ['志愿', 'Choices'],
  rank: ['顺序', 'Rank'],
  unit: ['培训单位', 'Training unit'],
  major: ['专业', 'Major'],
  history: ['办理过程', 'History'],
  undone: ['撤销：', 'Undone: '],
  action: ['操作', 'Action'],
  from: ['原状态', 'From state'],
  to: ['新状态', 'To state'],
  at: ['时间', 'Time'],
  by: ['办理人', 'By'],
  me: ['本人', 'Yourself'],
  others: ['工作人员', 'Staff'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
})
