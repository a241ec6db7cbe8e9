import { helpBook } from '../help-book.ts'

export const evaluationHelp = helpBook({
  'evaluate/wait/index': {
    about: ['等待你填写的评价，快到期的排在前面。', 'Evaluations waiting for you; those due first come first.'],
    acts: [
      ['打开填写，键盘 1 到 9 打分，0 表示未观察', 'Open and fill in: keys 1 to 9 give marks, 0 means not observed'],
      ['接触太少时点“接触太少，不评”，系统改请下一位', 'Press “Too little contact” if you saw too little; somebody else is asked'],
      ['没有网络也能填，联网后提交', 'Works offline; submitted once you are online'],
    ],
    asks: [
      [
        ['匿名的会被认出吗？', 'Can I be recognised in an anonymous evaluation?'],
        [
          '不会，选票与人不相连；少于三份不显示结果。',
          'No. Answers are not linked to a person, and results with fewer than three answers are not shown.',
        ],
      ],
    ],
  },
  'evaluate/bedside/index': {
    about: ['床旁评价：在工作中随时评价你带的学员。', 'At the bedside: evaluate your trainees at any time during work.'],
    acts: [
      ['选择学员、日期和评价表', 'Choose trainee, day and form'],
      ['填写并给出反馈', 'Fill it in and give feedback'],
    ],
    next: ['提交后学员马上收到。', 'The trainee sees it as soon as you submit.'],
  },
  'evaluate/ask/index': {
    about: [
      '请老师当场评价你：选表、选老师、出示二维码。',
      'Ask a supervisor to evaluate you on the spot: choose form and supervisor, show the QR code.',
    ],
    acts: [
      ['选一份评价表和一位老师，今天带教的排在最前', 'Choose a form and a supervisor; those of today come first'],
      ['点“发起”，把二维码给老师扫，或发送链接', 'Press “Ask”, then let the supervisor scan the code or send the link'],
      ['在“我发起的”里看老师是否已评', 'See under “My requests” whether it was answered'],
    ],
    next: ['老师会收到通知；评完或不评，你都会收到通知。', 'The supervisor is notified; you are notified once it is answered or declined.'],
    asks: [
      [
        ['二维码别人能用吗？', 'Can others use the code?'],
        ['不能，只有被请的老师登录后能打开。', 'No, only the supervisor you asked can open it, after login.'],
      ],
      [
        ['老师没有评怎么办？', 'What if it is not answered?'],
        ['到期前老师会收到一次提醒；过期后可以重新发起。', 'The supervisor is reminded once before it lapses; then you can ask again.'],
      ],
    ],
  },
  'evaluate/requested/index': {
    about: ['学员请你作的评价，先过期的排在前面。', 'Evaluations trainees ask you for; those that lapse first come first.'],
    acts: [
      ['打开后逐项点选，评语可以不写，再提交', 'Open it, tap each item and submit; comments are optional'],
      ['看到的太少时，点一下“看到的太少，不评”', 'If you saw too little, decline with one tap'],
    ],
    next: ['提交后学员马上能看到，与床旁评价一样计入。', 'The trainee sees it at once; it counts like a bedside evaluation.'],
  },
  'evaluate/request/figures': {
    about: ['各科室学员发起评价的数量、答复数量和用时。', 'Trainees’ evaluation requests by department: number, answers and time taken.'],
    acts: [
      ['选择日期范围', 'Choose the dates'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['中位数是什么意思？', 'What is the median?'],
        ['一半的答复比它快，一半比它慢。', 'Half of the answers were faster, half were slower.'],
      ],
    ],
  },
  'evaluate/own/record': {
    about: ['你作出的和你收到的实名评价。', 'Named evaluations you gave and received.'],
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
    about: ['评学员：谁在什么时候用哪张表评价哪些学员。', 'Who rates which trainees, when and with which form.'],
    acts: [
      ['新增，先预览会涉及哪些人', 'Add a round; preview first who is involved'],
      ['开始、结束、重新开放', 'Open, close or reopen'],
      ['公布结果', 'Release the results'],
    ],
    next: [
      '开始后评价人按每周上限分批收到任务，到期前后自动提醒。',
      'Raters get their tasks in weekly batches within the limit, and are reminded automatically around the due date.',
    ],
    asks: [
      [
        ['公布后能收回吗？', 'Can a release be withdrawn?'],
        ['不能，公布前请先看结果。', 'No; look at the results before you release them.'],
      ],
    ],
  },
  'evaluate/teacher/target/index': {
    about: ['评老师和科室：由学员评价。', 'Trainees rate teachers and departments.'],
    acts: [
      ['新增，先预览会涉及哪些人', 'Add a round; preview first who is involved'],
      ['选择匿名时至少三人评一个对象', 'If anonymous, at least three raters for each subject'],
      ['公布结果', 'Release the results'],
    ],
  },
  'evaluate/own/result': {
    about: ['已公布的、关于你或你负责科室的评价结果。', 'Released results about you or your department.'],
    acts: [['看总分、各项分布和文字意见', 'See the total, the distribution of each item and the comments']],
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
      ['按评价查看', 'View by round'],
      ['看每项的分布', 'See the distribution of each item'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/severity/index': {
    about: [
      '评分宽严参考：同样的学员，谁打分偏严或偏宽。',
      'How strict or lenient raters are, compared with others who marked the same trainees.',
    ],
    acts: [
      ['按基地查看', 'View by base'],
      ['用来一起校准评分标准', 'Use it to calibrate marking together'],
    ],
    asks: [
      [
        ['没有显示某人？', 'Why is somebody missing?'],
        ['评分太少，或者没有与别人评过相同的学员。', 'Too few marks, or no trainees in common with other raters.'],
      ],
    ],
  },
  'evaluate/load/index': {
    about: ['评价人每周有几份评价、答了几份、用了多久。', 'How many tasks raters have each week, how many they answered, and how fast.'],
    acts: [
      ['按日期和评价人查看', 'View by date and rater'],
      ['超过每周上限的有标记', 'Weeks over the limit are marked'],
      ['导出', 'Export'],
    ],
    asks: [
      [
        ['为什么会超过上限？', 'Why is a week over the limit?'],
        [
          '可开始的几周都已排满；开始评价前的预览会说明。',
          'All weeks in which tasks could open were full; the preview before opening shows this.',
        ],
      ],
      [
        ['匿名评价为什么没有已评数？', 'Why are anonymous answers not counted?'],
        ['匿名评价不显示谁已完成。', 'Anonymous evaluations do not show who has answered.'],
      ],
    ],
  },
  'evaluate/teacher/record/index': {
    about: ['已公布的关于老师和科室的结果。', 'Released results about teachers and departments.'],
    acts: [
      ['按评价查看', 'View by round'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/own/examine': {
    about: ['你参加的师生考核：作为考官或学员。', 'Your student-teacher examinations, as examiner or trainee.'],
    acts: [
      ['考官：当天开始考核并评分', 'Examiner: start the examination on the day and mark it'],
      ['学员：确认成绩或提出异议', 'Trainee: confirm the result or object'],
    ],
    next: [
      '学员确认后成绩生效；有异议的由考官重新评分。',
      'Results take effect once the trainee confirms; if the trainee objects, the examiner marks again.',
    ],
  },
  'evaluate/examine/index': {
    about: ['师生考核的安排。', 'Schedule of student-teacher examinations.'],
    acts: [
      ['安排学员、考官、日期和地点', 'Schedule trainee, examiner, date and place'],
      ['取消还没有开始的考核', 'Cancel examinations that have not started'],
      ['导出', 'Export'],
    ],
  },
  'evaluate/teacher/setting/index': {
    about: ['床旁评价时先出现哪些评价表。', 'Which forms are shown first for bedside evaluations.'],
    acts: [
      ['选择并排序你常用的表', 'Choose and order your forms'],
      ['科室设置本科室的首选', 'Departments set their preferred form'],
      ['毕后办设置提醒、学员发起评价和每周份数的规则', 'The education office sets rules for reminders, requests and weekly load'],
    ],
  },
  'evaluate/student/template/index': {
    about: ['评学员用的评价表，按版次管理。', 'Forms about trainees, in editions.'],
    acts: [
      ['新增或从现有版次修订', 'Add a form or revise an existing edition'],
      ['预览手机上的样子', 'Preview how it looks on a phone'],
      ['发布；权重合计 100', 'Publish; weights must add up to 100'],
    ],
    asks: [
      [
        ['修改会影响进行中的评价吗？', 'Does a change affect evaluations in progress?'],
        ['不会，它们沿用开始时的版次。', 'No, they keep the edition they started with.'],
      ],
    ],
  },
  'evaluate/teacher/template/index': {
    about: ['评老师和科室用的评价表。', 'Forms about teachers and departments.'],
    acts: [
      ['新增或修订', 'Add or revise a form'],
      ['预览', 'Preview'],
      ['发布', 'Publish'],
    ],
  },
  'evaluate/ticket/index': {
    about: ['请护士、患者扫码评价，不用账号。', 'Ask nurses and patients to rate by scanning a code; no account needed.'],
    acts: [
      ['生成一个二维码，或打印一页', 'Generate a QR code, or print a sheet of them'],
      ['查看用了多少', 'See how many were used'],
    ],
    asks: [
      [
        ['码能用多久？', 'How long is a code valid?'],
        ['72 小时，一个码只能用一次。', '72 hours; each code can be used only once.'],
      ],
    ],
  },
  'evaluate/competency/own': {
    about: ['你在六个胜任力领域的水平和依据。', 'Your level in the six competency domains, and the evidence for it.'],
    acts: [
      ['点一项看背后的评价和病例', 'Press an item to see the evaluations and cases behind it'],
      ['与同届次的平均水平比较', 'Compare with the average of your cohort'],
    ],
  },
  'evaluate/competency/index': {
    about: ['学员的胜任力水平。', 'Competencies of trainees.'],
    acts: [
      ['打开一人看各领域', 'Open a trainee to see each domain'],
      ['看依据（只显示你有权看的）', 'See the evidence (only what you are allowed to see)'],
    ],
  },
  'evaluate/competency/model': {
    about: ['胜任力模型：领域、子项和五级描述。', 'The model: domains, sub-competencies, five levels.'],
    acts: [
      ['修改描述', 'Edit the descriptions'],
      ['把标准里的要求对应到子项', 'Map the standards’ requirements to sub-competencies'],
    ],
  },
  'white/request': {
    about: [
      '扫学员的码，登录后评价；只有被请的老师能打开。',
      'Scan the trainee’s code and log in to evaluate; only the supervisor who was asked can open it.',
    ],
    acts: [
      ['逐项点选后提交', 'Tap each item and submit'],
      ['看到的太少时点一下不评', 'Decline with one tap if you saw too little'],
    ],
  },
  'white/rate': {
    about: ['扫码评价一名学员，不用登录，不记录你是谁。', 'Scan a code to rate a trainee; no login, and who you are is not recorded.'],
    acts: [
      ['按提示打分，可以写一句话', 'Mark each item; you can add a comment'],
      ['提交后码即失效', 'Once you submit, the code is no longer valid'],
    ],
  },
})
