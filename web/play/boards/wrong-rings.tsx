/** Rings around cells whose entries are wrong. */
export function WrongRings({ spots }: { readonly spots: ReadonlySet<string> }) {
  return (
    <>
      {[...spots].map((spot) => {
        const [row = 0, column = 0] = spot.split(',').map(Number);
        return (
          <g key={spot} class="differs">
            <circle cx={column + 0.5} cy={row + 0.5} r={0.42} />
          </g>
        );
      })}
    </>
  );
}
