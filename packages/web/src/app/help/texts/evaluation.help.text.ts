import { helpBook } from '../help-book.ts'

export const evaluationHelp = helpBook({
  'evaluate/wait/index': {
    about: ['等待你填写的评价，快到期的排在前面。', 'Evaluations you are asked for; those due first.'],
    acts: [
      ['打开填写，键盘 1 到 9 打分，0 表示未观察', 'Fill in: keys 1 to 9 mark, 0 is not observed'],
      ['没有网络也能填，联网后提交', 'Also without a network; sent later'],
    ],
    asks: [
      [
        ['匿名的会被认出吗？', 'Is anonymous anonymous?'],
        ['不会，选票与人不相连；少于三份不显示结果。', 'Yes: a ballot is not tied to a person, and fewer than three are not shown.'],
      ],
    ],
  },
  'evaluate/bedside/index': {
    about: ['床旁评价：在工作中随时评价你带的学员。', 'At the bedside: evaluate a trainee of yours at any time.'],
    acts: [
      ['选择学员、日期和评价表', 'Choose trainee, day and form'],
      ['填写并给出反馈', 'Mark and give feedback'],
    ],
    next: ['提交后学员马上收到。', 'The trainee reads it at once.'],
  },
  'evaluate/own/record': {
    about: ['你作出的和你收到的实名评价。', 'Named evaluations you gave and got.'],
    acts: [
      ['打开查看', 'Open one'],
      ['按时间和评价表筛选', 'Filter by time and form'],
    ],
  },
  'evaluate/student/record/index': {
    about: ['本范围学员收到的实名评价。', 'Named evaluations of your trainees.'],
    acts: [
      ['按学员、评价表、时间查找', 'Find by trainee, form and time'],
      ['打开查看', 'Open one'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/student/target/index': {
    about: ['评学员：谁在什么时候用哪张表评价哪些学员。', 'Who rates which trainees by which form and when.'],
    acts: [
      ['新增，先预览会涉及哪些人', 'Make one and preview the people'],
      ['开始、结束、重新开放', 'Open, close, open again'],
      ['公布结果', 'Release the results'],
    ],
    next: ['开始后评价人收到任务，到期前后自动提醒。', 'Raters get tasks and are reminded.'],
    asks: [
      [
        ['公布后能收回吗？', 'Can a release be taken back?'],
        ['不能，公布前请先看结果。', 'No: look at the results first.'],
      ],
    ],
  },
  'evaluate/teacher/target/index': {
    about: ['评老师和科室：由学员评价。', 'Trainees rate teachers and departments.'],
    acts: [
      ['新增，先预览会涉及哪些人', 'Make one and preview the people'],
      ['选择匿名时至少三人评一个对象', 'Anonymous: three raters at least for each'],
      ['公布结果', 'Release the results'],
    ],
  },
  'evaluate/own/result': {
    about: ['已公布的、关于你或你负责科室的评价结果。', 'Released results about you or your department.'],
    acts: [['看总分、各项分布和文字意见', 'See the result, each item and the comments']],
    asks: [
      [
        ['为什么没有显示？', 'Why is nothing shown?'],
        ['少于三份或还没有公布。', 'Fewer than three answers, or not released yet.'],
      ],
    ],
  },
  'evaluate/student/result/index': {
    about: ['已公布的关于学员的结果。', 'Released results about trainees.'],
    acts: [
      ['按评价查看', 'By target'],
      ['看每项的分布', 'See the distribution of each item'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/severity/index': {
    about: ['评分宽严参考：同样的学员，谁打分偏严或偏宽。', 'How strict raters are beside others who marked the same trainees.'],
    acts: [
      ['按基地查看', 'By base'],
      ['用来一起校准评分标准', 'Use it to agree on a scale'],
    ],
    asks: [
      [
        ['没有显示某人？', 'Somebody is missing?'],
        ['评分太少，或者没有与别人评过相同的学员。', 'Too few marks, or no trainee in common.'],
      ],
    ],
  },
  'evaluate/teacher/record/index': {
    about: ['已公布的关于老师和科室的结果。', 'Released results about teachers and departments.'],
    acts: [
      ['按评价查看', 'By target'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/own/examine': {
    about: ['你参加的师生考核：作为考官或学员。', 'Your practical examinations, as examiner or trainee.'],
    acts: [
      ['考官：当天开始考核并评分', 'Examiner: begin on the day and mark'],
      ['学员：确认成绩或提出异议', 'Trainee: confirm, or object'],
    ],
    next: ['学员确认后成绩生效；有异议的由考官重新评分。', 'Confirmed results stand; an objection is marked again.'],
  },
  'evaluate/examine/index': {
    about: ['师生考核的安排。', 'Practical examinations and their dates.'],
    acts: [
      ['安排学员、考官、日期和地点', 'Plan trainee, examiner, day and place'],
      ['取消还没有开始的考核', 'Cancel what has not begun'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/teacher/setting/index': {
    about: ['床旁评价时先出现哪些评价表。', 'Which forms come first at the bedside.'],
    acts: [
      ['选择并排序你常用的表', 'Choose and order your forms'],
      ['科室设置本科室的首选', 'Departments set their first one'],
      ['毕后办设置提醒的日子', 'The office sets the days of reminders'],
    ],
  },
  'evaluate/student/template/index': {
    about: ['评学员用的评价表，按版次管理。', 'Forms about trainees, in editions.'],
    acts: [
      ['新增或从现有版次修订', 'Make one or revise an edition'],
      ['预览手机上的样子', 'Preview it on a phone'],
      ['发布；权重合计 100', 'Publish; weights add up to 100'],
    ],
    asks: [
      [
        ['修改会影响进行中的评价吗？', 'Does it change what is under way?'],
        ['不会，它们沿用开始时的版次。', 'No, that stays on its edition.'],
      ],
    ],
  },
  'evaluate/teacher/template/index': {
    about: ['评老师和科室用的评价表。', 'Forms about teachers and departments.'],
    acts: [
      ['新增或修订', 'Make or revise one'],
      ['预览', 'Preview'],
      ['发布', 'Publish'],
    ],
  },
  'evaluate/ticket/index': {
    about: ['请护士、患者扫码评价，不用账号。', 'Nurses and patients rate by a code, without an account.'],
    acts: [
      ['生成一个二维码，或打印一页', 'Make a code, or a sheet to print'],
      ['查看用了多少', 'See how many were used'],
    ],
    asks: [
      [
        ['码能用多久？', 'How long is a code good?'],
        ['72 小时，一个码只能用一次。', '72 hours, and once.'],
      ],
    ],
  },
  'evaluate/competency/own': {
    about: ['你在六个胜任力领域的水平和依据。', 'Your level in six domains, and what it rests on.'],
    acts: [
      ['点一项看背后的评价和病例', 'Open the evaluations and cases behind it'],
      ['与同届次的平均水平比较', 'Compare with your cohort'],
    ],
  },
  'evaluate/competency/index': {
    about: ['学员的胜任力水平。', 'Competencies of trainees.'],
    acts: [
      ['打开一人看各领域', 'Open one person'],
      ['看依据（只显示你有权看的）', 'See the evidence you may read'],
    ],
  },
  'evaluate/competency/model': {
    about: ['胜任力模型：领域、子项和五级描述。', 'The model: domains, sub-competencies, five levels.'],
    acts: [
      ['修改描述', 'Change the wording'],
      ['把标准里的要求对应到子项', 'Map requirements to it'],
    ],
  },
  'white/rate': {
    about: ['扫码评价一名学员，不用登录，不记录你是谁。', 'Rate a trainee by a code; who you are is not recorded.'],
    acts: [
      ['按提示打分，可以写一句话', 'Mark, and add a line if you like'],
      ['提交后码即失效', 'After that the code is used up'],
    ],
  },
})
