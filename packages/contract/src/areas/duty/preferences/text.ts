import { book } from '../../../kernel/text/label.ts'

export const dutyPreferenceWords = book({
  fields: {
    month: ['月份', 'Month'],
    day: ['日期', 'Day'],
    preference: ['意愿', 'Preference'],
  },
  preferences: {
    want: ['希望值班', 'would like a shift'],
    ratherNot: ['希望不排', 'would rather have no shift'],
  },
  ownRecord: { preferences: ['值班意愿', 'Duty preferences'] },
  auditActions: {
    'duty.preference.set': ['填写值班意愿', 'Entered a duty preference'],
  },
  permissions: { 'duty:preference:own': ['填写自己的值班意愿', 'Enter own duty preferences'] },
  errors: {
    preferenceClosed: [
      '{day} 所在科室的排班已发布，意愿不能再改；需要调整请申请换班',
      'The roster for {day} is published, so preferences can no longer be changed; request a swap instead',
    ],
    preferenceOutside: ['只能填写 {from} 至 {until} 的意愿', 'Preferences can only be entered for {from} to {until}'],
  },
})
