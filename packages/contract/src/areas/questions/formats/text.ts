import { book } from '../../../kernel/text/label.ts'

export const formatWords = book({
  fileFormats: { gift: ['GIFT', 'GIFT'], moodle: ['Moodle XML', 'Moodle XML'], qti: ['QTI 2.1', 'QTI 2.1'] },
  readFormats: {
    gift: ['GIFT', 'GIFT'],
    moodle: ['Moodle XML', 'Moodle XML'],
    qti: ['QTI 2.1 / 2.2', 'QTI 2.1 / 2.2'],
    qti1: ['QTI 1.2', 'QTI 1.2'],
    aiken: ['Aiken', 'Aiken'],
    word: ['Word', 'Word'],
    text: ['中文排版文本', 'text in Chinese layout'],
  },
  fields: {
    categoryId: ['分类', 'Category'],
    difficulty: ['难度', 'Difficulty'],
    knowledgePoint: ['知识点', 'Knowledge point'],
    format: ['格式', 'Format'],
    known: ['题库中已有的试题', 'Questions already in the bank'],
    places: ['放到哪里', 'Where to put them'],
  },
  auditActions: { 'learning.questionFile.export': ['导出试题文件', 'Question file exported'] },
  sheets: {
    questionFiles: {
      title: ['试题文件', 'Question file'],
      columns: { stem: ['题干', 'Question'], kind: ['题型', 'Kind'], place: ['位置', 'Place'], note: ['没有导入的内容', 'Left out'] },
      rules: {},
    },
  },
  filePlaces: { number: ['第 {number} 题', 'question {number}'], sentence: ['{field}：{sentence}', '{field}: {sentence}'] },
  issues: {
    'formats.sentence': ['{sentence}', '{sentence}'],
    'formats.textUnread': [
      '文件不是 UTF-8 或 GB 18030 编码的文本，请另存为 UTF-8 后再导入',
      'The file is not text in UTF-8 or GB 18030; save it as UTF-8 and import it again',
    ],
    'formats.formatUnknown': [
      '无法识别的文件：请选择 Word（.docx）、GIFT 或 Aiken（.txt、.gift）、Moodle XML（.xml）、QTI 1.2 / 2.1 / 2.2（.zip、.imscc、.xml）文件',
      'The file was not recognised; choose a Word (.docx), GIFT or Aiken (.txt, .gift), Moodle XML (.xml), or QTI 1.2, 2.1 or 2.2 (.zip, .imscc, .xml) file',
    ],
    'formats.textUnknown': [
      '这是文本文件，但没有识别出试题：GIFT 的答案写在 { } 中，Aiken 以 ANSWER: B 一行给出答案，中文排版用“答案：B”一行',
      'This is a text file, but no questions were recognised in it; GIFT has answers in { }, Aiken has a line ANSWER: B, the Chinese layout has a line Answer: B',
    ],
    'formats.nothingFound': ['文件中没有试题，请检查是否选对了文件', 'There are no questions in the file; check that it is the right one'],
    'formats.tooMany': [
      '文件中的试题超过 {max} 道，其余没有读取：请分成几个文件',
      'The file has more than {max} {max:question|questions} and the rest were not read; split it into several files',
    ],
    'formats.xmlBroken': [
      'XML 从这里开始格式有误，后面的内容没有读取：请从原系统重新导出',
      'The XML is broken from here on and the rest was not read; export it again from the original system',
    ],
    'formats.xmlDeclares': [
      '文件含有 DOCTYPE 或实体声明，为安全起见没有读取：请去掉声明后再导入',
      'The file contains a DOCTYPE or entity declarations and was not read for safety; remove the declarations and import it again',
    ],
    'formats.xmlDeep': [
      'XML 的嵌套层数过多，没有读取：请从原系统重新导出',
      'The XML is nested too deeply and was not read; export it again from the original system',
    ],
    'formats.archiveUnread': [
      '压缩包已损坏、有密码或过大：请从原系统重新导出不加密的 .zip',
      'The archive is damaged, has a password or is too large; export it again from the original system as a .zip without a password',
    ],
    'formats.manifestMissing': [
      '压缩包中没有 imsmanifest.xml：请导出为 QTI 1.2、2.1 或 2.2 内容包',
      'There is no imsmanifest.xml in the archive; export it as a QTI 1.2, 2.1 or 2.2 content package',
    ],
    'formats.partMissing': [
      '压缩包中没有“{name}”：请从原系统重新导出',
      '“{name}” is missing from the archive; export it again from the original system',
    ],
    'formats.partLarge': [
      '这个文件解压后过大，没有读取：请去掉不需要的内容后重新导出',
      'This file is too large when unpacked and was not read; leave out what is not needed and export it again',
    ],
    'formats.partDamaged': [
      '压缩包中的这个文件已损坏：请从原系统重新导出',
      'This file in the archive is damaged; export it again from the original system',
    ],
    'formats.itemMissing': [
      '文件中没有试题（assessmentItem），请检查是否为 QTI 2.1 或 2.2',
      'There is no question (assessmentItem) in the file; check that it is QTI 2.1 or 2.2',
    ],
    'formats.kindUnknown': [
      '题库没有与“{kind}”对应的题型：请改为单选、多选、判断、填空、配伍、简答或论述',
      'The question bank has no kind matching “{kind}”; change it to single choice, multiple choice, true or false, fill in, matching, short answer or essay',
    ],
    'formats.noAnswer': [
      '这里只有说明文字，没有要回答的题目：请补上答案，或删去这一段',
      'There is only text here, no question to answer; add the answers, or remove the text',
    ],
    'formats.noRight': ['没有正确答案：请标出正确答案', 'No right answer; mark the right one'],
    'formats.textLong': [
      '文字过长，或包含过多的格式标记：请精简后再导入',
      'The text is too long or has too much formatting; shorten it and import it again',
    ],
    'formats.bracesUnread': [
      '花括号没有成对：请补上缺少的 { 或 }，正文中的花括号前加 \\',
      'The braces do not match; add the missing { or }, and put \\ before braces that belong to the text',
    ],
    'formats.answersMany': [
      '本题的答案或空超过 {max} 个：请检查题目是否缺少结束符号',
      'The question has more than {max} {max:answer|answers} or blanks; check whether its end mark is missing',
    ],
    'formats.answersUnread': [
      '花括号中没有以 = 或 ~ 开头的答案：请补上',
      'There is no answer beginning with = or ~ between the braces; add one',
    ],
    'formats.numberUnread': ['数值写法有误：请写成 3、3:0.1 或 1..5 的形式', 'The number cannot be read; write 3, 3:0.1 or 1..5'],
    'formats.numbersMany': [
      '一个空只能有一个正确的数值：请保留一个，或改为允许误差',
      'A blank can have only one right number; keep one, or use a tolerance',
    ],
    'formats.pairUnread': ['配伍的每一项都要有“->”：请补上', 'Every item to match needs “->”; add it'],
    'formats.pairsMany': [
      '一个配伍项有多个正确答案，题库中只能有一个：请拆成几个配伍项',
      'An item to match has several right answers, but the bank allows only one; split it into several items',
    ],
    'formats.partsMissing': [
      '应有 {count} 道小题，文件中只有 {there} 道：请补上其余的小题',
      'There should be {count} {count:part|parts}, but the file has only {there}; add the others',
    ],
    'formats.partKind': [
      '病例组中不能有配伍题或病例组：请把它单独成题',
      'A case group cannot contain a matching question or another case group; make it a question of its own',
    ],
    'formats.pictureLeft': [
      '有图片没有导入（不在文件中，或不是 PNG、JPEG）：导入后请在题目中添加',
      'A picture was left out (it is not in the file, or is not a PNG or JPEG); add it to the question afterwards',
    ],
    'formats.partLeft': ['只得部分分数的答案没有导入', 'Answers that earn only part of the points were left out'],
    'formats.wildcardLeft': [
      '答案中的 * 在原系统中代表任意文字，导入后只是字符 *：请核对答案',
      'In the original system * means any text; here it is only the character *; check the answers',
    ],
    'formats.formulaLeft': [
      '有公式无法转换，没有导入：导入后请在题目中补写',
      'A formula could not be converted and was left out; write it into the question afterwards',
    ],
    'formats.mediaLeft': [
      '音频、视频或嵌入的网页、文件没有导入：请核对题干',
      'Audio, video or an embedded page or file was left out; check the question text',
    ],
    'formats.templateItem': [
      '这是模板题，数值或选项在显示时才计算，不能导入：请改成数值固定的题目',
      'This is a template question whose values or options are computed when shown, and cannot be imported; change it to a question with fixed values',
    ],
    'formats.boxLeft': ['文本框中的内容没有导入：请核对题干', 'The content of a text box was left out; check the question text'],
    'formats.signLeft': [
      '有特殊符号无法识别，没有导入：请核对题干和选项',
      'A special symbol was not recognised and was left out; check the question text and options',
    ],
    'formats.optionsMissing': [
      '答案是选项字母，但没有找到选项：请检查选项是否写成 A. B. C. D. 的形式',
      'The answer is an option letter, but no options were found; check that they are written as A. B. C. D.',
    ],
    'formats.answerMissing': [
      '没有找到答案：请补上“答案：”一行，或在题干的括号中写上答案',
      'No answer was found; add a line “Answer: …”, or write the answer in the brackets of the question',
    ],
    'formats.underlineUnclear': [
      '不能确定有下划线的文字是不是答案：请补上“答案：”一行，或把答案处改成 ____',
      'It is not certain that the underlined text is the answer; add a line “Answer: …”, or write ____ in its place',
    ],
    'formats.answerOutside': [
      '答案 {letter} 不在选项中：请核对答案和选项',
      'The answer {letter} is not among the options; check the answer and the options',
    ],
    'formats.letterMissing': [
      '缺少选项 {letter}：请检查选项的字母是否连续',
      'Option {letter} is missing; check that the option letters are consecutive',
    ],
    'formats.letterTwice': [
      '选项 {letter} 出现了两次：请检查是否缺少题号或答案',
      'Option {letter} appears twice; check whether a question number or an answer is missing',
    ],
    'formats.answersDiffer': [
      '题干括号中的答案与“答案”一行不一致：请保留正确的一个',
      'The answer in the brackets of the question differs from the answer line; keep the right one',
    ],
    'formats.keysMany': [
      '单选题有多个答案：请核对答案，或改为多选题',
      'A single choice question has several answers; check the answers, or change it to multiple choice',
    ],
    'formats.keysFew': [
      '多选题只有一个答案：请核对答案，或改为单选题',
      'A multiple choice question has only one answer; check the answer, or change it to single choice',
    ],
    'formats.truthUnread': [
      '判断题的答案无法识别：请写“对”或“错”',
      'The answer to this true or false question was not recognised; write true or false',
    ],
    'formats.blanksDiffer': [
      '题干有 {blanks} 个空，答案有 {answers} 个：请用分号分隔各空的答案',
      'The question has {blanks} {blanks:blank|blanks} but {answers} {answers:answer|answers}; separate the answers of the blanks with semicolons',
    ],
    'formats.foreignSheet': [
      '这是 Excel 表格：请在题库中用“导入表格”导入，或把试题另存为 Word（.docx）',
      'This is an Excel sheet; import it with the sheet import of the question bank, or save the questions as Word (.docx)',
    ],
    'formats.foreignSlides': [
      '这是 PowerPoint 演示文稿，不能导入：请把试题放到 Word（.docx）中',
      'This is a PowerPoint file and cannot be imported; put the questions into a Word document (.docx)',
    ],
    'formats.foreignOpenDocument': [
      '这是 OpenDocument 文件（.odt、.ods）：请另存为 Word（.docx）后再导入',
      'This is an OpenDocument file (.odt, .ods); save it as Word (.docx) and import that',
    ],
    'formats.foreignBackup': [
      '这是 Moodle 的课程备份：请在 Moodle 的题库中导出为 Moodle XML 格式',
      'This is a Moodle course backup; export the questions from the Moodle question bank as Moodle XML',
    ],
    'formats.foreignOldOffice': [
      '这是旧版 Office 文件（.doc、.xls）或有密码的文件：请去掉密码，另存为 Word（.docx）后再导入',
      'This is an older Office file (.doc, .xls) or has a password; remove the password, save it as Word (.docx) and import that',
    ],
    'formats.foreignPdf': [
      '这是 PDF 文件，不能导入：请导入它的 Word（.docx）原稿',
      'This is a PDF and cannot be imported; import the original Word document (.docx)',
    ],
    'formats.foreignRtf': ['这是 RTF 文件：请另存为 Word（.docx）后再导入', 'This is an RTF file; save it as Word (.docx) and import that'],
    'formats.foreignPicture': [
      '这是图片，不能导入：请把文字放到 Word（.docx）中',
      'This is a picture and cannot be imported; put its text into a Word document (.docx)',
    ],
    'formats.foreignArchive': [
      '这是 RAR、7z 或 gzip 压缩包：请解压后再导入，或压缩成 .zip',
      'This is a RAR, 7z or gzip archive; unpack it and import the file, or compress it as .zip',
    ],
    'formats.foreignTest': [
      '这是 QTI 内容包中的一个文件，其中没有试题：请导入整个内容包（.zip）',
      'This is one file of a QTI content package and has no questions; import the whole package (.zip)',
    ],
    'formats.foreignQti3': [
      '这是 QTI 3 文件，不能导入：请从原系统导出为 QTI 2.1 或 2.2',
      'This is a QTI 3 file and cannot be imported; export it from the original system as QTI 2.1 or 2.2',
    ],
    'formats.foreignPage': [
      '这是网页，不能导入：请把试题另存为 Word（.docx）',
      'This is a web page and cannot be imported; save the questions as Word (.docx)',
    ],
    'formats.unitsLeft': ['数值的单位没有导入：请核对题干', 'The units of a number were left out; check the question text'],
  },
})
