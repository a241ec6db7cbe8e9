import { helpBook } from './help-book.ts'

export const evaluationHelp = helpBook(
  {
    'evaluate/wait/index': {
      about: '等待你填写的评价，快到期的排在前面。',
      acts: ['打开填写，键盘 1 到 9 打分，0 表示未观察', '没有网络也能填，联网后提交'],
      asks: [['匿名的会被认出吗？', '不会，选票与人不相连；少于三份不显示结果。']],
    },
    'evaluate/bedside/index': {
      about: '床旁评价：在工作中随时评价你带的学员。',
      acts: ['选择学员、日期和评价表', '填写并给出反馈'],
      next: '提交后学员马上收到。',
    },
    'evaluate/own/record': {
      about: '你作出的和你收到的实名评价。',
      acts: ['打开查看', '按时间和评价表筛选'],
    },
    'evaluate/student/record/index': {
      about: '本范围学员收到的实名评价。',
      acts: ['按学员、评价表、时间查找', '打开查看', '导出'],
    },
    'evaluate/student/target/index': {
      about: '评学员：谁在什么时候用哪张表评价哪些学员。',
      acts: ['新增，先预览会涉及哪些人', '开始、结束、重新开放', '公布结果'],
      next: '开始后评价人收到任务，到期前后自动提醒。',
      asks: [['公布后能收回吗？', '不能，公布前请先看结果。']],
    },
    'evaluate/teacher/target/index': {
      about: '评老师和科室：由学员评价。',
      acts: ['新增，先预览会涉及哪些人', '选择匿名时至少三人评一个对象', '公布结果'],
    },
    'evaluate/own/result': {
      about: '已公布的、关于你或你负责科室的评价结果。',
      acts: ['看总分、各项分布和文字意见'],
      asks: [['为什么没有显示？', '少于三份或还没有公布。']],
    },
    'evaluate/student/result/index': {
      about: '已公布的关于学员的结果。',
      acts: ['按评价查看', '看每项的分布', '导出'],
    },
    'evaluate/severity/index': {
      about: '评分宽严参考：同样的学员，谁打分偏严或偏宽。',
      acts: ['按基地查看', '用来一起校准评分标准'],
      asks: [['没有显示某人？', '评分太少，或者没有与别人评过相同的学员。']],
    },
    'evaluate/teacher/record/index': {
      about: '已公布的关于老师和科室的结果。',
      acts: ['按评价查看', '导出'],
    },
    'evaluate/own/examine': {
      about: '你参加的师生考核：作为考官或学员。',
      acts: ['考官：当天开始考核并评分', '学员：确认成绩或提出异议'],
      next: '学员确认后成绩生效；有异议的由考官重新评分。',
    },
    'evaluate/examine/index': {
      about: '师生考核的安排。',
      acts: ['安排学员、考官、日期和地点', '取消还没有开始的考核', '导出'],
    },
    'evaluate/teacher/setting/index': {
      about: '床旁评价时先出现哪些评价表。',
      acts: ['选择并排序你常用的表', '科室设置本科室的首选', '毕后办设置提醒的日子'],
    },
    'evaluate/student/template/index': {
      about: '评学员用的评价表，按版次管理。',
      acts: ['新增或从现有版次修订', '预览手机上的样子', '发布；权重合计 100'],
      asks: [['修改会影响进行中的评价吗？', '不会，它们沿用开始时的版次。']],
    },
    'evaluate/teacher/template/index': {
      about: '评老师和科室用的评价表。',
      acts: ['新增或修订', '预览', '发布'],
    },
    'evaluate/ticket/index': {
      about: '请护士、患者扫码评价，不用账号。',
      acts: ['生成一个二维码，或打印一页', '查看用了多少'],
      asks: [['码能用多久？', '72 小时，一个码只能用一次。']],
    },
    'evaluate/competency/own': {
      about: '你在六个胜任力领域的水平和依据。',
      acts: ['点一项看背后的评价和病例', '与同届次的平均水平比较'],
    },
    'evaluate/competency/index': {
      about: '学员的胜任力水平。',
      acts: ['打开一人看各领域', '看依据（只显示你有权看的）'],
    },
    'evaluate/competency/model': {
      about: '胜任力模型：领域、子项和五级描述。',
      acts: ['修改描述', '把标准里的要求对应到子项'],
    },
    'white/rate': {
      about: '扫码评价一名学员，不用登录，不记录你是谁。',
      acts: ['按提示打分，可以写一句话', '提交后码即失效'],
    },
  },
  {
    'evaluate/wait/index': {
      about: 'Evaluations you are asked for; those due first.',
      acts: ['Fill in: keys 1 to 9 mark, 0 is not observed', 'Also without a network; sent later'],
      asks: [['Is anonymous anonymous?', 'Yes: a ballot is not tied to a person, and fewer than three are not shown.']],
    },
    'evaluate/bedside/index': {
      about: 'At the bedside: evaluate a trainee of yours at any time.',
      acts: ['Choose trainee, day and form', 'Mark and give feedback'],
      next: 'The trainee reads it at once.',
    },
    'evaluate/own/record': {
      about: 'Named evaluations you gave and got.',
      acts: ['Open one', 'Filter by time and form'],
    },
    'evaluate/student/record/index': {
      about: 'Named evaluations of your trainees.',
      acts: ['Find by trainee, form and time', 'Open one', 'Export'],
    },
    'evaluate/student/target/index': {
      about: 'Who rates which trainees by which form and when.',
      acts: ['Make one and preview the people', 'Open, close, open again', 'Release the results'],
      next: 'Raters get tasks and are reminded.',
      asks: [['Can a release be taken back?', 'No: look at the results first.']],
    },
    'evaluate/teacher/target/index': {
      about: 'Trainees rate teachers and departments.',
      acts: ['Make one and preview the people', 'Anonymous: three raters at least for each', 'Release the results'],
    },
    'evaluate/own/result': {
      about: 'Released results about you or your department.',
      acts: ['See the result, each item and the comments'],
      asks: [['Why is nothing shown?', 'Fewer than three answers, or not released yet.']],
    },
    'evaluate/student/result/index': {
      about: 'Released results about trainees.',
      acts: ['By target', 'See the distribution of each item', 'Export'],
    },
    'evaluate/severity/index': {
      about: 'How strict raters are beside others who marked the same trainees.',
      acts: ['By base', 'Use it to agree on a scale'],
      asks: [['Somebody is missing?', 'Too few marks, or no trainee in common.']],
    },
    'evaluate/teacher/record/index': {
      about: 'Released results about teachers and departments.',
      acts: ['By target', 'Export'],
    },
    'evaluate/own/examine': {
      about: 'Your practical examinations, as examiner or trainee.',
      acts: ['Examiner: begin on the day and mark', 'Trainee: confirm, or object'],
      next: 'Confirmed results stand; an objection is marked again.',
    },
    'evaluate/examine/index': {
      about: 'Practical examinations and their dates.',
      acts: ['Plan trainee, examiner, day and place', 'Cancel what has not begun', 'Export'],
    },
    'evaluate/teacher/setting/index': {
      about: 'Which forms come first at the bedside.',
      acts: ['Choose and order your forms', 'Departments set their first one', 'The office sets the days of reminders'],
    },
    'evaluate/student/template/index': {
      about: 'Forms about trainees, in editions.',
      acts: ['Make one or revise an edition', 'Preview it on a phone', 'Publish; weights add up to 100'],
      asks: [['Does it change what is under way?', 'No, that stays on its edition.']],
    },
    'evaluate/teacher/template/index': {
      about: 'Forms about teachers and departments.',
      acts: ['Make or revise one', 'Preview', 'Publish'],
    },
    'evaluate/ticket/index': {
      about: 'Nurses and patients rate by a code, without an account.',
      acts: ['Make a code, or a sheet to print', 'See how many were used'],
      asks: [['How long is a code good?', '72 hours, and once.']],
    },
    'evaluate/competency/own': {
      about: 'Your level in six domains, and what it rests on.',
      acts: ['Open the evaluations and cases behind it', 'Compare with your cohort'],
    },
    'evaluate/competency/index': {
      about: 'Competencies of trainees.',
      acts: ['Open one person', 'See the evidence you may read'],
    },
    'evaluate/competency/model': {
      about: 'The model: domains, sub-competencies, five levels.',
      acts: ['Change the wording', 'Map requirements to it'],
    },
    'white/rate': {
      about: 'Rate a trainee by a code; who you are is not recorded.',
      acts: ['Mark, and add a line if you like', 'After that the code is used up'],
    },
  },
)
