import type { SameWords } from '../../../kernel/index.ts'
import type { settingZh } from './words.zh-CN.ts'

export const settingEn = {
  auditActions: {
    'evaluation.setting.own': 'Own forms chosen',
    'evaluation.setting.department': 'Form of a department set',
    'evaluation.setting.reminders': 'Days of reminders set',
  },
  fields: {
    seriesIds: 'Own forms',
    seriesId: 'Form',
    daysBefore: 'First reminder, days before it is due',
    everyDays: 'Days between reminders once it is due',
  },
  permissions: {
    'evaluation:setting:own': 'Choose own evaluation forms',
    'evaluation:setting:department': 'Set evaluation forms of departments',
    'evaluation:setting:office': 'Set reminders of evaluations',
  },
  menus: { 'evaluate.teacherSetting': 'Settings for teachers' },
  errors: { settingFormUnknown: 'Please choose published forms about trainees' },
  issues: { 'reminder.range': 'Please enter at most 30 days' },
} as const satisfies SameWords<typeof settingZh>
