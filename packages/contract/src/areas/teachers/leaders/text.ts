import { book } from '../../../kernel/text/label.ts'

export const leaderWords = book({
  auditActions: {
    'teachers.leader.appoint': ['任命医疗组长', 'Appointed a team leader'],
    'teachers.leader.update': ['修改医疗组长任期', 'Changed the term of a team leader'],
    'teachers.leader.end': ['提前结束医疗组长任期', 'Ended the term of a team leader early'],
  },
  fields: {
    baseId: ['培训基地', 'Base'],
    departmentId: ['科室', 'Department'],
    userId: ['医疗组长', 'Team leader'],
    leader: ['医疗组长', 'Team leader'],
    team: ['医疗组', 'Team'],
    startsOn: ['任期从', 'From'],
    endsOn: ['任期至', 'Until'],
    term: ['任期', 'Term'],
    appointedBy: ['任命人', 'Appointed by'],
    endReason: ['提前结束原因', 'Reason for ending early'],
  },
  terms: {
    coming: ['未开始', 'Upcoming'],
    running: ['在任', 'In office'],
    ending: ['90 天内到期', 'Term ends within 90 days'],
    over: ['已结束', 'Ended'],
  },
  permissions: {
    'teachers:leader:list': ['查看医疗组长', 'See team leaders'],
    'teachers:leader:edit': ['任命医疗组长', 'Appoint team leaders'],
    'teachers:leader:export': ['导出医疗组长', 'Export team leaders'],
  },
  adds: {
    'teaching.leaders': ['任命医疗组长', 'Appoint a team leader'],
  },
  menus: { 'teaching.leaders': ['医疗组长', 'Team leaders'] },
  errors: {
    teamLedAlready: [
      '这个医疗组在 {from} 至 {until} 已由{name}担任组长，请调整任期',
      '{name} already leads this team from {from} until {until}; change the term',
    ],
    leaderNotQualified: ['请从师资库中选择资格有效的教师', 'Choose a teacher from the teacher library whose qualification is valid'],
    leaderPlaceUnknown: ['请选择由你管理的培训基地及其在用科室', 'Choose a base you administer and one of its departments in use'],
    termNotRunning: [
      '任期已结束，不能再修改；需要时请重新任命',
      'This term has ended and cannot be changed; appoint the leader again if needed',
    ],
  },
  issues: { 'leader.endsEarly': ['任期结束日期不能早于开始日期', 'The last day of the term cannot be before the first'] },
  sheets: {
    leaders: {
      title: ['医疗组长', 'Team leaders'],
      columns: {
        leader: ['医疗组长', 'Team leader'],
        team: ['医疗组', 'Team'],
        base: ['培训基地', 'Base'],
        department: ['科室', 'Department'],
        startsOn: ['任期从', 'From'],
        endsOn: ['任期至', 'Until'],
        term: ['状态', 'State'],
        endReason: ['提前结束原因', 'Reason for ending early'],
        appointedBy: ['任命人', 'Appointed by'],
      },
      rules: {},
    },
  },
})
