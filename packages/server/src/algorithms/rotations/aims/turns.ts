/** Lets searches take turns, a sweep each, until all are over. */
export function* takeTurns(
  searches: readonly Generator<undefined, void>[],
): Generator<undefined, void> {
  let open = searches

  for (let turn = 0; open.length > 0; turn++) {
    const search = open[turn % open.length]!
    if (search.next().done) open = open.filter((one) => one !== search)

    yield
  }
}
