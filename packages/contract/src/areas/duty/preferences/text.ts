import { book } from '../../../kernel/text/label.ts'

export const dutyPreferenceWords = book({
  fields: {
    month: ['月份', 'Month'],
    day: ['日期', 'Day'],
    preference: ['意愿', 'Preference'],
  },
  preferences: {
    want: ['希望值班', 'would like a shift'],
    ratherNot: ['希望不排', 'would rather have none'],
  },
  ownRecord: { preferences: ['值班意愿', 'Preferences for duty'] },
  auditActions: {
    'duty.preference.set': ['填写值班意愿', 'Entered a preference for duty'],
  },
  permissions: { 'duty:preference:own': ['填写自己的值班意愿', 'Enter own preferences for duty'] },
  errors: {
    preferenceClosed: [
      '{day} 所在科室的排班已发布，意愿不能再改；需要调整请申请换班',
      'The roster of {day} is published; ask for a swap instead',
    ],
    preferenceOutside: ['只能填写 {from} 至 {until} 的意愿', 'Preferences are for the days from {from} until {until}'],
  },
})
