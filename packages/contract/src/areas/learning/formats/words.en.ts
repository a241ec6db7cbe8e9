import type { SameWords } from '../../../kernel/index.ts'
import type { formatZh } from './words.zh-CN.ts'

export const formatEn = {
  fileFormats: { gift: 'GIFT', moodle: 'Moodle XML', qti: 'QTI 2.1' },
  fields: {
    categoryId: 'Category',
    difficulty: 'Difficulty',
    knowledgePoint: 'Knowledge point',
    format: 'Format',
    places: 'Where they go',
  },
  auditActions: { 'learning.questionFile.export': 'File of questions exported' },
  sheets: {
    questionFiles: {
      title: 'File of questions',
      columns: { stem: 'Question', kind: 'Kind', place: 'Place', note: 'Left out' },
      rules: {},
    },
  },
  filePlaces: { number: 'question {number}', sentence: '{field}: {sentence}' },
  issues: {
    'formats.sentence': '{sentence}',
    'formats.textUnread': 'The file is no text in UTF-8 or GB 18030; save it as UTF-8 and import it again',
    'formats.formatUnknown': 'Unknown file; choose GIFT (.txt, .gift), Moodle XML (.xml) or QTI 2.1 (.zip, .xml)',
    'formats.nothingFound': 'There are no questions in the file; check that it is the right one',
    'formats.tooMany': 'There are more than {max} questions in the file and the others were not read; divide it',
    'formats.xmlBroken': 'The XML is broken from here on and what follows was not read; export it again',
    'formats.xmlDeclares':
      'The file has a DOCTYPE or declares entities and was not read, to be safe; remove the declaration and import it again',
    'formats.xmlDeep': 'The XML is nested too deeply and was not read; export it again',
    'formats.archiveUnread': 'The archive is damaged, has a password or is too large; export a .zip without a password again',
    'formats.manifestMissing': 'There is no imsmanifest.xml in the archive; export a QTI 2.1 content package',
    'formats.partMissing': 'There is no “{name}” in the archive; export it again',
    'formats.partLarge': 'This file is too large when unpacked and was not read; leave out what is not needed and export it again',
    'formats.partDamaged': 'This file of the archive is damaged; export it again',
    'formats.itemMissing': 'There is no question (assessmentItem) in the file; check that it is QTI 2.1',
    'formats.kindUnknown':
      'The bank has no kind for “{kind}”; make it a single or multiple choice, true or false, fill in, matching, short answer or essay',
    'formats.noAnswer': 'There is text, but nothing to answer; add the answers, or remove it',
    'formats.noRight': 'There is no right answer; mark it',
    'formats.textLong': 'The text is too long or has too much formatting; shorten it',
    'formats.bracesUnread': 'The braces do not match; add the missing { or }, and put \\ before those of the text',
    'formats.answersMany': 'The question has more than {max} answers or gaps; check whether something is missing that ends it',
    'formats.answersUnread': 'There is no answer that begins with = or ~ between the braces; add it',
    'formats.numberUnread': 'The number cannot be read; write 3, 3:0.1 or 1..5',
    'formats.numbersMany': 'A blank has one right number; keep one, or use a tolerance',
    'formats.pairUnread': 'Every item to match needs “->”; add it',
    'formats.pairsMany': 'An item has several right answers, which the bank does not allow; split it into several items',
    'formats.partsMissing': 'There should be {count} parts and there are {there}; add the others',
    'formats.partKind': 'A case group holds no matching question and no other case group; make it a question of its own',
    'formats.pictureLeft': 'A picture was left out (it is not in the file, or no PNG or JPEG); add it to the question afterwards',
    'formats.partLeft': 'Answers that earn only a part of the points were left out',
    'formats.wildcardLeft': 'In the other system * stands for any text, here it is the sign *; check the answers',
    'formats.unitsLeft': 'Units of a number were left out; check the question',
  },
} as const satisfies SameWords<typeof formatZh>
