import type { SameWords } from '../../../kernel/index.ts'
import type { changeZh } from './words.zh-CN.ts'

export const changeEn = {
  auditActions: {
    'mentors.change.request': 'Change of mentor requested',
    'mentorChange.passByMentor': 'Change of mentor: new mentor agreed',
    'mentorChange.rejectByMentor': 'Change of mentor: new mentor declined',
    'mentorChange.passByOffice': 'Change of mentor approved',
    'mentorChange.rejectByOffice': 'Change of mentor refused',
    'mentorChange.withdraw': 'Change of mentor withdrawn',
    'mentorChange.undo': 'Change of mentor: decision undone',
  },
  fields: { entryId: 'New mentor', why: 'Why', state: 'State', baseId: 'Base' },
  ownRecord: { changes: 'Changes of mentor', from: 'Present mentor', refusal: 'Why refused', createTime: 'Requested' },
  flows: {
    mentorChange: {
      states: {
        requested: 'With the new mentor',
        newMentorPassed: 'With the office',
        newMentorRejected: 'Declined by the new mentor',
        adminPassed: 'Changed',
        adminRejected: 'Refused',
        withdrawn: 'Withdrawn',
      },
      actions: {
        passByMentor: 'Accept',
        rejectByMentor: 'Decline',
        passByOffice: 'Approve',
        rejectByOffice: 'Refuse',
        withdraw: 'Withdraw',
      },
    },
  },
  waiting: {
    answerChanges: '{count:trainee wants|trainees want} you as new mentor',
    decideChanges: '{count:change|changes} of mentor to decide',
  },
  permissions: {
    'mentors:change:own': 'Request another mentor',
    'mentors:change:answer': 'Answer trainees who want to change to oneself',
    'mentors:change:list': 'See changes of mentor',
    'mentors:change:decide': 'Decide changes of mentor',
  },
  menus: { 'mentoring.changeRequests': 'Requests to me', 'mentoring.change': 'Changes of mentor' },
  errors: {
    noMentorYet: 'You have no mentor at present, so there is nothing to change; please choose one in the two-way choice',
    changeUnderWay: 'A request to change your mentor is open already; wait for its result or withdraw it first',
    mentorNotOffered: 'This mentor is not in the library of your base; please choose again',
    mentorIsPresent: 'This is your present mentor; please choose another',
    noPlaceLeft: '{mentor} has no place left or guides nobody any more; please choose another mentor or wait for a place',
    relationEnded: 'The time of {name} with the former mentor has ended already, so this cannot be approved; refuse it with a reason',
  },
  issues: {},
  sheets: {},
} as const satisfies SameWords<typeof changeZh>
