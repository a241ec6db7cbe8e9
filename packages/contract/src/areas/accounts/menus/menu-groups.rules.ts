/** Pages that belong together: one entry of the menu, with its pages as tabs. */
export type MenuGroup = {
  /** Unique in the product; the key of its title is `group.<key>`. */
  key: string
  icon: string

  /** Keys of the declared menus, in the order of the tabs. */
  pages: readonly string[]
}

/** What people come to do: a part of the menu that opens and shows its groups. */
export type MenuJob = {
  /** Unique in the product; the key of its title is `job.<key>`. */
  key: string
  icon: string
  groups: readonly MenuGroup[]
}

/**
 * The menu by what people come to do. Areas declare their pages and addresses; here each page gets
 * its place, and its address stays. A page that is not named here stays below its own catalogue.
 */
export const MENU_JOBS: readonly MenuJob[] = [
  {
    key: 'own',
    icon: 'user',
    groups: [
      {
        key: 'ownFile',
        icon: 'idcard',
        pages: [
          'training.file',
          'training.ownSituations',
          'training.ownCompletion',
          'training.ownDeparture',
        ],
      },
      {
        key: 'ownRotation',
        icon: 'calendar',
        pages: ['rotation.own', 'rotation.preferences', 'rotation.ownElectives'],
      },
      { key: 'ownDuty', icon: 'schedule', pages: ['dutyOwn', 'dutyOwnHours'] },
      { key: 'ownWorkload', icon: 'form', pages: ['works.ownEntries', 'works.ownQuantity'] },
      { key: 'ownLeave', icon: 'carry-out', pages: ['daily.ownLeave', 'daily.ownAway'] },
      {
        key: 'ownMentor',
        icon: 'team',
        pages: ['mentoring.mine', 'mentoring.choice'],
      },
      {
        key: 'ownTrainees',
        icon: 'compass',
        pages: [
          'mentoring.guidance',
          'mentoring.applicants',
          'mentoring.changeRequests',
          'mentoring.own',
        ],
      },
      {
        key: 'ownTeaching',
        icon: 'solution',
        pages: [
          'teaching.own',
          'teaching.duties',
          'teaching.classes',
          'teaching.course',
          'teaching.exchanges',
        ],
      },
      {
        key: 'ownEvaluation',
        icon: 'profile',
        pages: [
          'evaluate.wait',
          'evaluate.requested',
          'evaluate.ask',
          'evaluate.bedside',
          'evaluate.ticket',
          'evaluate.ownRecord',
          'evaluate.ownResult',
          'evaluate.ownExamine',
        ],
      },
      {
        key: 'ownProgress',
        icon: 'bar-chart',
        pages: ['progressOwn', 'evaluate.ownCompetency', 'supervision.own'],
      },
      {
        key: 'ownLearning',
        icon: 'read',
        pages: ['course.own', 'course.ownExam', 'course.ownAttendance'],
      },
      {
        key: 'ownAwards',
        icon: 'trophy',
        pages: ['award.student', 'award.teacher', 'daily.ownFunds'],
      },
    ],
  },
  {
    key: 'recruit',
    icon: 'solution',
    groups: [
      {
        key: 'intakes',
        icon: 'calendar',
        pages: [
          'recruit.batch',
          'recruit.major',
          'recruit.core',
          'recruit.limit',
          'recruit.school',
          'recruit.partner',
        ],
      },
      {
        key: 'registrations',
        icon: 'profile',
        pages: [
          'recruit.registration',
          'recruit.identity',
          'recruit.education',
          'recruit.examination',
        ],
      },
      { key: 'entranceExams', icon: 'schedule', pages: ['recruit.exam', 'recruit.score'] },
      {
        key: 'admission',
        icon: 'audit',
        pages: ['recruit.admission', 'recruit.arrival', 'recruit.statistics'],
      },
    ],
  },
  {
    key: 'training',
    icon: 'read',
    groups: [
      {
        key: 'trainees',
        icon: 'team',
        pages: ['training.trainees', 'training.changes', 'training.situations'],
      },
      {
        key: 'departmentMonth',
        icon: 'calendar',
        pages: [
          'rotation.month',
          'rotation.supervisor',
          'rotation.trainees',
          'rotation.facts',
          'rotation.load',
        ],
      },
      {
        key: 'plans',
        icon: 'schedule',
        pages: [
          'rotation.plans',
          'rotation.swaps',
          'rotation.seats',
          'rotation.absences',
          'rotation.pairs',
          'rotation.rules',
        ],
      },
      {
        key: 'cohorts',
        icon: 'apartment',
        pages: [
          'standard.cohorts',
          'standard.cohortMembers',
          'standard.cohortReview',
          'standard.electives',
        ],
      },
      {
        key: 'standards',
        icon: 'book',
        pages: ['standard.tables', 'standard.templates', 'standard.compare', 'standard.conditions'],
      },
      {
        key: 'indicators',
        icon: 'bar-chart',
        pages: ['standard.figures', 'standard.indicators', 'standard.indicatorItems'],
      },
      {
        key: 'progress',
        icon: 'carry-out',
        pages: ['progressSessions', 'progressPlans', 'progressCommittees'],
      },
      { key: 'induction', icon: 'idcard', pages: ['employment.train', 'employment.notice'] },
      {
        key: 'completion',
        icon: 'audit',
        pages: [
          'training.candidates',
          'training.completions',
          'training.certificates',
          'training.departures',
          'training.departureItems',
        ],
      },
    ],
  },
  {
    key: 'teachers',
    icon: 'team',
    groups: [
      {
        key: 'teacherLibrary',
        icon: 'team',
        pages: [
          'teaching.library',
          'teaching.situation',
          'teaching.situationPeople',
          'teaching.leaders',
        ],
      },
      {
        key: 'teacherReview',
        icon: 'audit',
        pages: [
          'teaching.qualification',
          'teaching.department',
          'teaching.change',
          'teaching.certificate',
          'teaching.certificateRecord',
          'teaching.condition',
        ],
      },
      {
        key: 'teacherChecks',
        icon: 'safety',
        pages: [
          'teaching.check',
          'teaching.checkRecord',
          'teaching.checkReview',
          'teaching.assessment',
        ],
      },
      {
        key: 'teachingDuties',
        icon: 'schedule',
        pages: [
          'teaching.dutyRecord',
          'teaching.dutyReview',
          'teaching.fulfilment',
          'teaching.requirement',
        ],
      },
      {
        key: 'teacherTraining',
        icon: 'read',
        pages: [
          'teaching.class',
          'teaching.trainingBase',
          'teaching.exchangeReview',
          'teaching.exchangeRecord',
        ],
      },
      {
        key: 'mentors',
        icon: 'apartment',
        pages: [
          'mentoring.library',
          'mentoring.department',
          'mentoring.time',
          'mentoring.match',
          'mentoring.inquiry',
          'mentoring.change',
        ],
      },
      {
        key: 'mentorWork',
        icon: 'form',
        pages: [
          'mentoring.record',
          'mentoring.task',
          'mentoring.fulfilment',
          'mentoring.assessment',
        ],
      },
    ],
  },
  {
    key: 'assessment',
    icon: 'audit',
    groups: [
      {
        key: 'exams',
        icon: 'schedule',
        pages: [
          'course.exam',
          'course.mark',
          'course.result',
          'course.bank',
          'course.paper',
          'course.watch',
        ],
      },
      { key: 'courses', icon: 'read', pages: ['course.manage', 'course.attendance'] },
      {
        key: 'traineeEvaluation',
        icon: 'profile',
        pages: [
          'evaluate.studentTarget',
          'evaluate.studentResult',
          'evaluate.studentRecord',
          'evaluate.studentTemplate',
          'evaluate.examine',
        ],
      },
      {
        key: 'teacherEvaluation',
        icon: 'solution',
        pages: [
          'evaluate.teacherTarget',
          'evaluate.teacherRecord',
          'evaluate.teacherTemplate',
          'evaluate.teacherSetting',
        ],
      },
      {
        key: 'raters',
        icon: 'bar-chart',
        pages: ['evaluate.load', 'evaluate.requestFigures', 'evaluate.severity'],
      },
      {
        key: 'competence',
        icon: 'safety',
        pages: [
          'evaluate.competency',
          'supervision.grant',
          'supervision.observe',
          'supervision.find',
          'supervision.badge',
          'supervision.reliability',
          'supervision.item',
          'evaluate.competencyModel',
        ],
      },
      {
        key: 'awards',
        icon: 'trophy',
        pages: [
          'award.audit',
          'award.baseApply',
          'award.auditRecord',
          'award.applyRecord',
          'award.outside',
          'award.public',
        ],
      },
      {
        key: 'competitions',
        icon: 'carry-out',
        pages: ['award.competition', 'award.scoring', 'award.kinds', 'award.limit'],
      },
    ],
  },
  {
    key: 'daily',
    icon: 'calendar',
    groups: [
      {
        key: 'leave',
        icon: 'carry-out',
        pages: [
          'daily.leaveReview',
          'daily.leaveRecord',
          'daily.calendar',
          'daily.leaveBalances',
          'daily.leaveFigures',
          'daily.leaveTypes',
          'daily.leaveSteps',
        ],
      },
      {
        key: 'away',
        icon: 'compass',
        pages: ['daily.awayReview', 'daily.awayRecord', 'daily.deputies'],
      },
      {
        key: 'duty',
        icon: 'schedule',
        pages: ['dutyRosters', 'dutySwaps', 'dutyHours', 'dutyKinds'],
      },
      {
        key: 'workload',
        icon: 'form',
        pages: [
          'works.audit',
          'works.entries',
          'works.quantity',
          'works.report',
          'works.patients',
          'works.evidence',
        ],
      },
      { key: 'funds', icon: 'bank', pages: ['daily.funds', 'daily.fundSpendings'] },
    ],
  },
  {
    key: 'messages',
    icon: 'message',
    groups: [
      {
        key: 'ownMessages',
        icon: 'bell',
        pages: [
          'message.ownInform',
          'message.ownCollection',
          'message.news',
          'message.concernBox',
          'ownFiles',
        ],
      },
      {
        key: 'informs',
        icon: 'message',
        pages: ['message.inform', 'message.newsItem', 'message.concern', 'message.group'],
      },
      { key: 'collections', icon: 'folder', pages: ['message.collection', 'message.library'] },
      {
        key: 'deliveries',
        icon: 'send',
        pages: ['system.noticeTemplate', 'system.delivery', 'system.outbox'],
      },
    ],
  },
  {
    key: 'system',
    icon: 'setting',
    groups: [
      {
        key: 'users',
        icon: 'user',
        pages: ['system.user', 'system.student', 'system.teacher', 'system.online'],
      },
      {
        key: 'rights',
        icon: 'safety',
        pages: ['system.role', 'system.menu', 'system.miniMenu'],
      },
      {
        key: 'departments',
        icon: 'apartment',
        pages: ['base.unit', 'system.dept', 'base.firstDepartment', 'base.secondDepartment'],
      },
      { key: 'bases', icon: 'bank', pages: ['base.own', 'base.country', 'base.major'] },
      {
        key: 'settings',
        icon: 'setting',
        pages: [
          'system.setUp',
          'system.time',
          'system.holiday',
          'system.dict',
          'system.guide',
          'system.secondPerson',
        ],
      },
      {
        key: 'operation',
        icon: 'dashboard',
        pages: ['system.health', 'system.job', 'system.audit'],
      },
    ],
  },
]
