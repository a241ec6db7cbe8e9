import type { SameWords } from '../../../kernel/index.ts'
import type { requirementsZh } from './words.zh-CN.ts'

export const requirementsEn = {
  auditActions: {
    'dutyRecord.confirm': 'Confirmed a teaching activity',
    'dutyRecord.reject': 'Turned down a teaching activity',
    'dutyRecord.withdraw': 'Withdrew a teaching activity',
    'dutyRecord.undo': 'Undid a decision about teaching activities',
    'teachers.duty.add': 'Recorded a teaching activity',
    'teachers.requirement.create': 'Added a teaching requirement',
    'teachers.requirement.update': 'Changed a teaching requirement',
    'teachers.requirement.delete': 'Deleted a teaching requirement',
  },
  fields: {
    activities: 'Activities',
    activity: 'Activity',
    period: 'Period',
    count: 'How often',
    source: 'Source',
    heldOn: 'Day',
    topic: 'Topic',
    participants: 'Participants',
    month: 'Month',
    x: 'Teacher',
  },
  periods: { month: 'Each month', quarter: 'Each quarter', year: 'Each year', block: 'Each trainee and block' },
  flows: {
    dutyRecord: {
      states: { submitted: 'To be confirmed', confirmed: 'Confirmed', rejected: 'Turned down', withdrawn: 'Withdrawn' },
      actions: { confirm: 'Confirm', reject: 'Turn down', withdraw: 'Withdraw' },
    },
  },
  permissions: {
    'teachers:duty:own': 'Record the own teaching',
    'teachers:duty:list': 'See teaching activities and fulfilment',
    'teachers:duty:review': 'Confirm teaching activities',
    'teachers:duty:export': 'Export the fulfilment of requirements',
    'teachers:requirement:list': 'See teaching requirements',
    'teachers:requirement:edit': 'Manage teaching requirements',
  },
  menus: {
    'teaching.duties': 'My teaching',
    'teaching.dutyRecord': 'Teaching activities',
    'teaching.dutyReview': 'Teaching activities of the department',
    'teaching.fulfilment': 'Fulfilment',
    'teaching.requirement': 'Requirements',
  },
  errors: {
    requirementTaken: 'These activities are asked for already of this base and level; please change that requirement',
    activityUnknown: 'Please choose activities that are in use',
    requirementBaseUnknown: 'Please choose a base that you administer',
    requirementOfAll: 'Requirements of every base are managed by the office; please choose a base of yours',
    activityFromAssessment: '“{activity}” comes from an assessment and is not recorded by hand',
    heldInFuture: 'The day is in the future; please record the activity once it is over',
    notInLibrary: 'Teaching is recorded by teachers of the library only',
    dutyRecordedAlready: 'An activity with this topic is recorded for this day already; please check',
  },
  issues: {},
  sheets: {
    fulfilment: {
      title: 'Fulfilment of teaching requirements',
      columns: {
        name: 'Name',
        base: 'Base',
        department: 'Department',
        level: 'Level',
        requirement: 'Requirement',
        period: 'Period',
        from: 'From',
        until: 'To',
        count: 'Asked for',
        done: 'Confirmed',
        share: 'Share (%)',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof requirementsZh>
