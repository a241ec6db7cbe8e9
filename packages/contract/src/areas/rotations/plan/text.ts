import { book } from '../../../kernel/text/label.ts'

export const planWords = book({
  auditActions: {
    'rotations.plan.create': ['新增轮转计划', 'Created a rotation plan'],
    'rotations.plan.update': ['修改轮转计划', 'Changed a rotation plan'],
    'rotations.plan.delete': ['删除轮转计划草稿', 'Deleted a rotation plan draft'],
    'rotations.plan.export': ['导出轮转计划', 'Exported a rotation plan'],
    'rotations.plan.apply': ['采用排班结果', 'Applied a computed plan'],
    'rotations.plan.remedy': ['为排不下的学员采取办法', 'Applied a remedy for a trainee without a place'],
    'rotationPlan.publish': ['发布轮转计划', 'Published a rotation plan'],
    'rotationPlan.supersede': ['轮转计划由新版取代', 'A new edition superseded the rotation plan'],
    'rotationPlan.undo': ['撤回轮转计划的发布', 'Undid the publication of a rotation plan'],
  },
  fields: {
    planId: ['轮转计划', 'Rotation plan'],
    baseId: ['培训基地', 'Base'],
    name: ['名称', 'Name'],
    startsOn: ['起始月份', 'First month'],
    months: ['月数', 'Months'],
    cohortIds: ['届次', 'Cohorts'],
    state: ['状态', 'State'],
    kind: ['计算方式', 'Computation'],
    seconds: ['计算时间（秒）', 'Computing time (seconds)'],
    fromMonth: ['从哪个月起可以变动', 'Changes allowed from'],
    moves: ['变动', 'Changes'],
    blockId: ['轮转段', 'Stay'],
    start: ['开始月份', 'First month of the stay'],
    isLocked: ['锁定', 'Locked'],
    with: ['对比的计划', 'Plan to compare with'],
    traineeId: ['学员', 'Trainee'],
    remedy: ['解决办法', 'Remedy'],
    reason: ['原因', 'Reason'],
  },
  nameWithEdition: ['{name}（第 {edition} 版）', '{name} (edition {edition})'],
  conflicts: {
    window: [
      '{trainee} 在 {department} 的月份（{month} 起）不在培训期内',
      '{trainee} is in {department} outside the training period (from {month})',
    ],
    absent: ['{trainee} 在 {department} 的月份（{month} 起）缺勤', '{trainee} is absent while in {department} (from {month})'],
    stage: [
      '{trainee} 的 {department}（{month} 起）属第二阶段，须排在第一阶段之后',
      '{trainee}: {department} (from {month}) belongs to the second stage and must come after the first',
    ],
    twoPlaces: ['{trainee} 在 {month} 同时排在两个科室', '{trainee} is in two departments in {month}'],
    capacity: [
      '{department} {month} 起超出名额：{here} 人，名额 {seats}',
      '{department} is over capacity from {month}: {here} {here:trainee|trainees}, {seats} {seats:seat|seats}',
    ],
    understaffed: [
      '{department} {month} 起人数不足：{here} 人，至少需要 {seats} 人',
      '{department} is understaffed from {month}: {here} {here:trainee|trainees}, at least {seats} needed',
    ],
    pair: ['{trainee} 与须分开的学员 {month} 同在 {department}', '{trainee} is in {department} in {month} with a trainee to be kept apart'],
  },
  issues: { 'moves.twice': ['同一个轮转段在一次变动中只能出现一次', 'A stay can be moved only once in one change'] },
  demands: {
    blocks: ['{trainee} 须完成轮转表中的全部科室', '{trainee} must complete every department of the rotation table'],
    window: ['{trainee} 的培训期为 {from} 至 {until}', '{trainee} is in training from {from} to {until}'],
    outside: ['{trainee} 的培训期不在计划的月份之内', 'The training of {trainee} is outside the months of the plan'],
    absent: ['{trainee} 在 {months} 缺勤', '{trainee} is absent in {months}'],
    stages: ['{trainee} 须先完成第一阶段，再进入第二阶段', '{trainee} must finish the first stage before the second'],
    order: ['{trainee} 须按轮转表规定的先后完成科室', '{trainee} must complete the departments in the order of the rotation table'],
    locked: ['{trainee} 的 {department} 固定在 {month} 开始', '{trainee}: {department} is fixed to begin in {month}'],
    capacity: ['{department} 每月的学员不能超过名额', '{department} cannot have more trainees than seats in any month'],
    pair: ['{trainee} 与 {other} 不能同月在同一科室', '{trainee} and {other} cannot be in the same department in the same month'],
  },
  shortage: ['{department} {month} 少 {missing} 人', '{department} is {missing} {missing:trainee|trainees} short in {month}'],
  reasons: {
    months: [
      '还要完成 {needed} 个月，可用的只有 {present} 个月',
      '{needed} {needed:month|months} still to be done, only {present} available',
    ],
    locked: ['已锁定，但锁定的月份与其他安排冲突', 'Locked, but the locked months conflict with something else'],
    absent: ['{months} 缺勤，没有连续的月份可用', 'Absent in {months}, leaving no consecutive months'],
    full: ['{months} 名额已满', 'Full in {months}'],
    pair: ['{months} 须分开的学员在该科室', 'A trainee to be kept apart is in the department in {months}'],
    busy: [
      '只有 {months} 有名额，而这些月份须安排本人的其他科室，或不符合阶段顺序',
      'Seats only in {months}, which are needed for other departments of the trainee or break the order of stages',
    ],
  },
  remedies: {
    longerPlan: ['计划延长 {months} 个月，到 {until}', 'Extend the plan by {months} {months:month|months}, until {until}'],
    extension: [
      '培训延长到 {until}（申请延长 {months} 个月，审核通过后生效），计划相应延长',
      'Extend the training until {until} (request an extension of {months} {months:month|months}, effective once approved), and the plan accordingly',
    ],
    replace: ['选轮科室由 {department} 改为 {other}', 'Change the elective from {department} to {other}'],
    seats: [
      '{department} {month} 的名额由 {before} 增加到 {after}',
      'Increase the seats of {department} in {month} from {before} to {after}',
    ],
    unlock: ['解除锁定：{departments}', 'Unlock: {departments}'],
    open: [
      '{department}（{months} 个月）本次不排，其余照常安排',
      'Leave {department} ({months} {months:month|months}) open for now; everything else is scheduled',
    ],
    exclude: ['移出本届次，不参加本计划', 'Remove from the cohort and from this plan'],
  },
  timetable: {
    trainees: ['学员', 'Trainees'],
    departments: ['科室', 'Departments'],
    number: ['学号', 'Number'],
    trainee: ['学员', 'Trainee'],
    cohort: ['届次', 'Cohort'],
    department: ['科室', 'Department'],
    open: ['未安排', 'Not scheduled'],
    load: ['{here}/{seats}', '{here}/{seats}'],
  },
  flows: {
    rotationPlan: {
      states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], superseded: ['已被取代', 'Superseded'] },
      actions: { publish: ['发布', 'Publish'], supersede: ['取代', 'Supersede'] },
    },
  },
  permissions: {
    'rotations:plan:list': ['查看轮转计划', 'See rotation plans'],
    'rotations:plan:manage': ['编排轮转计划', 'Make rotation plans'],
    'rotations:plan:publish': ['发布轮转计划', 'Publish rotation plans'],
    'rotations:plan:export': ['导出轮转计划', 'Export rotation plans'],
  },
  adds: {
    'rotation.plans': ['新增轮转计划', 'Make a rotation plan'],
  },
  menus: { 'rotation.plans': ['轮转计划', 'Rotation plans'] },
  errors: {
    baseUnknown: ['请选择自己管理的培训基地', 'Choose a base that you administer'],
    cohortsUnknown: ['只能选择本基地已审核通过的届次', 'Choose approved cohorts of this base only'],
    nobodyToPlan: ['所选的届次没有学员，请先在届次中添加学员', 'The cohorts have no trainees yet; add trainees to them first'],
    startsAfterPlan: [
      '{name} 的培训在计划结束之后才开始，请延长计划的月数',
      'The training of {name} begins after the end of the plan; give the plan more months',
    ],
    publishedMeanwhile: [
      '{name} 已发布本基地的另一份计划（第 {edition} 版）。你的草稿没有丢失：请先更新草稿，再发布',
      '{name} has published another plan of this base (edition {edition}). Your draft is kept: update it, then publish',
    ],
    notAllPlaced: [
      '还有 {count} 个轮转段没有安排月份，请求解或手工安排后再发布',
      '{count} {count:stay has|stays have} no month yet; solve, or schedule them by hand, then publish',
    ],
    hasConflicts: [
      '计划中还有 {count} 处冲突，不能发布。第一处：{first}',
      'The plan has {count} {count:conflict|conflicts} and cannot be published. The first: {first}',
    ],
    electivesOpen: [
      '有 {count} 位学员尚未选定选轮科室（{names}），选定后请更新草稿',
      '{count} {count:trainee has|trainees have} not chosen electives yet ({names}); update the draft once they have',
    ],
    blockUnknown: ['有的轮转段已不在计划中，请刷新后重试', 'A stay is no longer in the plan; reload and try again'],
    factStays: ['已经开始的轮转不能再移动', 'A rotation that has begun cannot be moved'],
    twoPlaces: [
      '同一位学员的两个科室在时间上重叠，请先移开其中一个',
      'Two departments of the same trainee overlap; move one of them first',
    ],
    outsidePlan: [
      '这一段会超出计划的最后一个月，请选择更早的月份',
      'The stay would end after the last month of the plan; choose an earlier month',
    ],
    runUnderWay: ['这份计划正在计算，请等它结束或先停止', 'This plan is being computed; wait for it to finish or stop it first'],
    planChangedSince: [
      '计算开始之后计划又有改动，结果不再适用，请重新计算',
      'The plan has changed since the computation began, so the result no longer applies; compute again',
    ],
    nothingFound: ['这次计算没有得到可用的结果', 'This computation found no usable result'],
    remedyUnknown: ['这个办法已不适用，请重新计算', 'This remedy no longer applies; compute again'],
    remedyWithoutReason: ['请填写原因', 'Enter a reason'],
    factsChanged: [
      '草稿建立之后，学员、选轮、轮转表或已开始的轮转有变动，请先更新草稿，再发布',
      'Trainees, electives, rotation tables or rotations already begun have changed since the draft was made; update the draft, then publish',
    ],
    swappedSince: [
      '草稿建立之后有 {count} 位学员对调了轮转（{names}），直接发布会撤销对调；请先更新草稿，再发布',
      '{count} {count:trainee has|trainees have} swapped stays since the draft was made ({names}), and publishing would undo the swaps; update the draft, then publish',
    ],
    cohortNotApproved: [
      '届次“{name}”的轮转表正在修改，尚未审核通过，通过后再发布',
      'The rotation table of {name} is being changed and not approved yet; publish once it is',
    ],
    notDivisible: [
      '这一段不能拆分：轮转表没有允许分次完成，或月数不足',
      'This stay cannot be split: the rotation table does not allow it, or it has too few months',
    ],
  },
})
