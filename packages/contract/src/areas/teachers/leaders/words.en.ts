import type { SameWords } from '../../../kernel/index.ts'
import type { leadersZh } from './words.zh-CN.ts'

export const leadersEn = {
  auditActions: {
    'teachers.leader.appoint': 'Appointed a team leader',
    'teachers.leader.update': 'Changed the term of a team leader',
    'teachers.leader.end': 'Ended the term of a team leader early',
  },
  fields: {
    baseId: 'Base',
    departmentId: 'Department',
    userId: 'Team leader',
    leader: 'Team leader',
    team: 'Team',
    startsOn: 'From',
    endsOn: 'Until',
    term: 'Term',
    appointedBy: 'Appointed by',
    endReason: 'Why it ended early',
  },
  terms: { coming: 'To come', running: 'In office', ending: 'Ends within 90 days', over: 'Over' },
  permissions: {
    'teachers:leader:list': 'See team leaders',
    'teachers:leader:edit': 'Appoint team leaders',
    'teachers:leader:export': 'Export team leaders',
  },
  menus: { 'teaching.leaders': 'Team leaders' },
  errors: {
    teamLedAlready: 'This team is led by {name} from {from} until {until}: choose other days',
    leaderNotQualified: 'Choose somebody from the teacher library whose qualification is in force',
    leaderPlaceUnknown: 'Choose a base you administer and one of its departments in use',
    termNotRunning: 'This term is over and cannot be changed; appoint anew if needed',
  },
  issues: { 'leader.endsEarly': 'The last day must not be before the first' },
  sheets: {
    leaders: {
      title: 'Team leaders',
      columns: {
        leader: 'Team leader',
        team: 'Team',
        base: 'Base',
        department: 'Department',
        startsOn: 'From',
        endsOn: 'Until',
        term: 'State',
        endReason: 'Why it ended early',
        appointedBy: 'Appointed by',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof leadersZh>
