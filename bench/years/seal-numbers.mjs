// Telephone and identity numbers of the invented people, sealed as the product does: a sealed value
// is bound to its row, so it cannot be copied. The ids of the copies are known before their rows
// exist (01-copies.sql).
import { fieldCrypto } from './product.mjs'

const BATCH = 5000
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_SIGNS = '10X98765432'

/** Numbers that no two people share and that no demo account has. */
const mobileOf = (serial) => `19${String(serial).padStart(9, '0')}`

function idCardOf(serial) {
  const month = String(1 + (Math.floor(serial / 45) % 12)).padStart(2, '0')
  const day = 10 + (Math.floor(serial / 540) % 18)
  const digits = `110105${1960 + (serial % 45)}${month}${day}${String(Math.floor(serial / 9720) % 1000).padStart(3, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * WEIGHTS[at], 0)

  return digits + CHECK_SIGNS[sum % 11]
}

export async function sealNumbers(client, keys) {
  const start = performance.now()
  const fields = fieldCrypto(keys)
  const { rows: cells } = await client.query(
    'select relation, id::float8 as id, serial::float8 as serial from bench.numbered order by relation, id',
  )

  for (let index = 0; index < cells.length; index += BATCH) {
    const sealed = cells.slice(index, index + BATCH).map(({ relation, id, serial }) => ({
      relation,
      id,
      mobile_sealed: fields.sealCell(
        { table: relation, column: 'mobile', row: id },
        mobileOf(serial),
      ),
      mobile_hash: fields.hashOf('mobile', mobileOf(serial)),
      id_card_sealed: fields.sealCell(
        { table: relation, column: 'id_card', row: id },
        idCardOf(serial),
      ),
      id_card_hash: fields.hashOf('idCard', idCardOf(serial)),
    }))
    await client.query(
      'insert into bench.sealed select * from jsonb_populate_recordset(null::bench.sealed, $1)',
      [JSON.stringify(sealed)],
    )
  }

  await client.query('analyze bench.sealed')
  console.log(
    `${cells.length} numbers sealed, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}
