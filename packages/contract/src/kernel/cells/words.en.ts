import type { SameWords } from '../same-words.ts'
import type { cellZh } from './words.zh-CN.ts'

export const cellEn = {
  issues: {
    notOneOf: 'is not one of the choices; see the second page of the template',
    number: 'must be a number from {min} to {max}',
    absent: '“Absent” is no score: leave the cell empty where there is none',
    masked:
      'is a number with * that is not the stored one: left as it was exported it changes nothing; to change it, type the whole number',
    error: 'holds an error (such as #N/A or #REF!); correct the formula or type the content',
    uncomputed: 'holds a formula that was never computed; open and save the sheet in Excel or WPS, or type the content',
    picture: 'holds a picture, which an import cannot take; remove it or type a text, and add the pictures of questions afterwards',
    rounded: 'has more than 15 digits, and the last ones were changed to 0; format the cell as text and type the number again',
    percent: 'is a percentage; type the number without % (85 for 85%) and format the cell as General',
    dayAsNumber: 'is formatted as a date or time where a number belongs; format the cell as General and type the number again',
    dayAmbiguous: 'does not begin with the year, so day and month cannot be told apart; type it like 2020-07-01',
    dayIncomplete: 'has no day or no year; type the whole date, like 2020-07-01',
    timeOnly: 'is a time without a date; type the whole date, like 2020-07-01',
    dayWithTime: 'needs a date only; leave the time out, like 2020-07-01',
    noDay: 'is a number and no date; format the cell as a date, or type it like 2020-07-01',
  },
} as const satisfies SameWords<typeof cellZh>
