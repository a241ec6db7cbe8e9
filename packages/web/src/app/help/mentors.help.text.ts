import { helpBook } from './help-book.ts'

export const mentorsHelp = helpBook(
  {
    'mentor/choice/index': {
      about: '在互选时间内选择导师，按先后排列。',
      acts: ['看导师的方向、期望和剩余名额', '写自荐说明并保存', '期限内可以撤回'],
      next: '先到先得的由导师接受；匹配的在期满后统一公布。',
      asks: [['导师看得到我排第几吗？', '看不到，可以放心按真实意愿排。']],
    },
    'mentor/applicants/index': {
      about: '申请你做导师的学员。',
      acts: ['看自荐说明', '接受、谢绝，或为匹配排序'],
      asks: [['名额满了会怎样？', '不能再接受，其他申请由本人另选。']],
    },
    'mentor/match/index': {
      about: '按双方意愿匹配导师和学员。',
      acts: ['运行预览，看每人的结果和原因', '公布结果', '为没有匹配到的人安排'],
      asks: [['结果能复核吗？', '能，公布时附随机种子和校验值。']],
    },
    'mentor/mine/index': {
      about: '你的导师、见面记录和更换申请。',
      acts: ['确认导师登记的见面，或提出异议', '申请更换导师'],
      next: '更换先由新导师同意，再由基地或毕后办审核。',
    },
    'mentor/guidance/index': {
      about: '你指导的学员和见面记录。',
      acts: ['登记一次见面，可以多名学员一起', '更正有异议的记录', '看任务还差几次'],
      next: '学员确认后才计入任务。',
    },
    'mentor/record/index': {
      about: '本范围的指导记录。',
      acts: ['按导师、学员、日期查找', '导出'],
    },
    'mentor/task/index': {
      about: '导师任务：一段时间内与每名学员见面几次。',
      acts: ['按基地和学期设置任务', '修改或删除没有开始的'],
    },
    'mentor/fulfilment/index': {
      about: '各导师任务完成情况，由确认过的见面计算。',
      acts: ['看谁没有完成', '打开看明细', '导出'],
    },
    'mentor/assessment/index': {
      about: '导师的年度考核结果。',
      acts: ['对照事实给出结果，或用表格导入', '导出'],
    },
    'mentor/change/requests': {
      about: '学员申请转到你名下。',
      acts: ['看理由，同意或不同意'],
      next: '你同意后由基地或毕后办审核。',
    },
    'mentor/change/index': {
      about: '更换导师的申请。',
      acts: ['审核；通过当天原关系结束、新关系开始', '十秒内可以撤销'],
    },
    'mentor/own/index': {
      about: '申报做导师：基地、年度、名额、方向和期望。',
      acts: ['填写并提交，可沿用去年内容', '通过后随时调整名额和方向'],
      next: '由所在科室审核。',
      asks: [['谁能申报？', '师资库中资格有效的教师。']],
    },
    'mentor/library/index': {
      about: '导师库：通过审核的和等待审核的申报。',
      acts: ['科室审核申报', '科室录入本科室的导师', '导出'],
    },
    'mentor/time/index': {
      about: '师生互选的时间、方式和可选个数。',
      acts: ['按基地和年度设置', '停用'],
      asks: [['有人选了以后能改吗？', '基地、年度和方式不能改，时间可以。']],
    },
    'mentor/inquiry/index': {
      about: '谁现在和过去是谁的导师。',
      acts: ['按人查找', '导出'],
    },
    'teacher/tutor': {
      about: '导师申报的独立页面，从统一登录直接进入。',
      acts: ['填写并提交申报', '查看审核结果'],
    },
  },
  {
    'mentor/choice/index': {
      about: 'Choose mentors in order while the window is open.',
      acts: ['See field, expectations and free places', 'Write a statement and save', 'Revoke until the end'],
      next: 'First come: the mentor accepts. Match: results are published afterwards.',
      asks: [['Does a mentor see my order?', 'No: choose as you really prefer.']],
    },
    'mentor/applicants/index': {
      about: 'Trainees who applied to you.',
      acts: ['Read their statements', 'Accept, refuse, or rank for the match'],
      asks: [['When places are taken?', 'You cannot accept more; others choose again.']],
    },
    'mentor/match/index': {
      about: 'Matching by what both sides prefer.',
      acts: ['Preview, with the reason of each result', 'Publish', 'Place those left over'],
      asks: [['Can it be checked?', 'Yes: seed and hash are published.']],
    },
    'mentor/mine/index': {
      about: 'Your mentor, your meetings, and asking for another.',
      acts: ['Confirm meetings or dispute them', 'Ask for another mentor'],
      next: 'The new mentor agrees, then base or office decides.',
    },
    'mentor/guidance/index': {
      about: 'Your trainees and your meetings.',
      acts: ['Log a meeting, also with several', 'Correct a disputed one', 'See what a task still asks for'],
      next: 'Only confirmed meetings count.',
    },
    'mentor/record/index': {
      about: 'Meetings in your scope.',
      acts: ['Find by mentor, trainee and day', 'Export'],
    },
    'mentor/task/index': {
      about: 'Tasks: so many meetings with each trainee in a time.',
      acts: ['Set them by base and term', 'Change or delete what has not begun'],
    },
    'mentor/fulfilment/index': {
      about: 'How tasks are fulfilled, from confirmed meetings.',
      acts: ['See who is behind', 'Open the details', 'Export'],
    },
    'mentor/assessment/index': {
      about: 'Yearly results of mentors.',
      acts: ['Give a result beside the facts, or import', 'Export'],
    },
    'mentor/change/requests': {
      about: 'Trainees who ask to come to you.',
      acts: ['Read why, agree or not'],
      next: 'Then base or office decides.',
    },
    'mentor/change/index': {
      about: 'Changes of mentor that wait.',
      acts: ['Decide: the old relation ends and the new one begins that day', 'Undo within ten seconds'],
    },
    'mentor/own/index': {
      about: 'Offer to be a mentor: base, year, places, field.',
      acts: ['Fill in and submit; last year’s text is there', 'Change places and field later at any time'],
      next: 'Your department decides.',
      asks: [['Who may?', 'Teachers of the library with a qualification in force.']],
    },
    'mentor/library/index': {
      about: 'Mentors, and offers that wait.',
      acts: ['Departments decide', 'Departments enter their own', 'Export'],
    },
    'mentor/time/index': {
      about: 'When and how trainees and mentors choose.',
      acts: ['Set it by base and year', 'Switch it off'],
      asks: [['After somebody applied?', 'Base, year and mode stay; the time may change.']],
    },
    'mentor/inquiry/index': {
      about: 'Who is and was whose mentor.',
      acts: ['Find a person', 'Export'],
    },
    'teacher/tutor': {
      about: 'The offer as mentor on a page of its own, from the portal.',
      acts: ['Fill in and submit', 'See the decision'],
    },
  },
)
