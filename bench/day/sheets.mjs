// The sheets of accounts that administrators import in a day, made before it begins.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../product.mjs'
import { DAY } from './table.mjs'

const [ROWS, LARGE_ROWS] = [1000, 10_000]
// exceljs is a dependency of the server package
const excel = createRequire(join(root, 'packages/server/package.json'))('exceljs')

/** A sheet of accounts; each is of other people. */
async function sheetOfAccounts(name, rows) {
  const workbook = new excel.Workbook()
  const sheet = workbook.addWorksheet('S')

  sheet.addRow(['Username', 'Nickname', 'Gender', 'Roles'])

  for (let i = 0; i < rows; i++)
    sheet.addRow([`dayimport${name}n${i}`, `Person ${i}`, i % 2 ? 'Male' : 'Female', 'STUDENT'])

  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** As many sheets as so many administrators import in so many minutes, and so many large ones. */
export async function makeSheets({ administrators, minutes, large }) {
  const [, , aMinute] = DAY.find(([, action]) => action === 'import of 1,000 rows')
  const sheets = { small: [], large: [] }

  for (let i = 0; i < administrators * (Math.ceil(minutes * aMinute) + 1); i++)
    sheets.small.push(await sheetOfAccounts(`s${i}`, ROWS))

  for (let i = 0; i < large; i++) sheets.large.push(await sheetOfAccounts(`l${i}`, LARGE_ROWS))

  return sheets
}
