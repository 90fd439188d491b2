import { type NetworkData, unpack } from '@souk/bots';

/** Found by self-play: npm run train -- dwarven-traders --games 30000 --seed lesson */
export const WEIGHTS: NetworkData = {
  inputs: [
    'points',
    'place',
    'margin',
    'spaces',
    'ripe',
    'swap',
    'vein',
    'gems',
    'pair',
    'last',
    'turn',
    'next',
    'decided',
    'final',
    'behind',
    'beaten',
    'store',
    'ripening',
    'contested',
    'smuggler',
    'overflow',
    'pool',
    'progress',
    'last-round',
    'undealt',
    'rivals',
  ],
  hidden: 24,
  first: unpack(`
s6FtjEwL5jOg1F4Ll7CouK+pD0+EsQ2lD87Ei9C3Q03D23GriCspFnpC9C4pGi8HzjHjmDk5D+9Q3uHizD7nFyOowC3oK5mE5jKzlY04ExjL94RpjMlN
42FqmF2wImqCl1Gj7J0xKyuExsC6yOgvFhyVuclnGiEpKxyM9nHvpJyhI8oChsH7gCuyC4vE/5DJ9mB2TowD37Fq5BvdmDkrEq8VynZ4hGykI5mFq5B7
/BirDvlJvxBt6ErnDx8KxxK1pFxqGr8YuoMvlB1cm2K/rFwnItmC6oD2wGrKumEqhI3pCmiL4qJg1Hj5EpkBnhS58Bv8B8xC+tDymJ+wFkqCkwEo8LtT
8kBrnHi1BvrB+pJyqG1wGpwD++O7vLzkSwrV6nJgtFshC8xEq6J4xJ5Gy2BhI6+CtjC0gGmIu+GzjD6jC/yE9kHvnJz6D1lJ7lB+2C0wB52GjlIq+St4
DivL6tCnvBl3I/qCk8B6F6sB6vEzV2X7Fg2C9hBjtB3jG76E+Q8Zu5C98a3vMqzQh2NitH+Fv9SmrCr1DrnB5uS9oIh5E/tFmpC/tC+xE8iBg2CnXnYz
ZhkD8oE1rFy3EpYjgEjLi+UmpJ6jF6oDw30B3rImXuxCy1WwC6mG8hDzuE/9CuhQmvKj4D7nC1uEwtEvhW0EmVq6E8kG+4G2jF56BhjG/wBooH9+H3sC
v0Bq1CxsQmiC9iJxpDnConE7JwnC1sBvkBvIkpCirDiuGm9ClxBowEpFhd0YjuB7rKt3N2mI+vFvzCxR29JimLwuHkQ8gTvlCszF1pHiqM5Rg3Er5Cr0
JZ84Ex+D8gE6yH/Vr4Cv/Iz5H7Yt9DtOuEpYycsgEz8Bxe/tMz7FroGl6GSgxBxvGu8B40D89DvgC/pDxuG92czlExwFwnR22H/xC45K93BinI/ei9Li
pM1dujCu6Jm+KpZ8pBo0B7NumF+3B32CqkChsEtC0EupH6oBmmR/qHznNn6Eu8H7uGq/K6mDm3MvHq7BxI9J72EnC+qC6iByjBgvOlvF5sGlgC9pCr7B
8jCp1LgJse00NzvJzEqvT4qE3iHuhB3uS9oK7gCqlB53H9jC1vC80Ey6B42D65Bu5CxSu1Et2Fpb64Br1D7F42MgrGu2Cg1BsynBovCs6DumDoqS1/Ck
3FuqF0oHqmGqxDgY+nBqxCz1Cq/Ch2HuuB5e4mEufy+I2oC0zc7/HjtR64Fv5Cx2DzxOrTo9Gpc0kBsRqmHkXrVgtD2iCs7BrkQ8GzwIoyE3lCjWs7Dr
wHupFhxB4Sr/Q++C39Cs1IhrBo3B6+M1vBolK3VvmEw9Gm5BjqDqhCimEpiDnKlpBqvBqyCsfrpBglFv0D52DrrBimXlmEkrC61BwyCnyMu+BnSwrDm1
Bo+GyyCyrN1qI79ClrFtyBisCs3Or+M4nBwhFulBvuIwnL4nL3iG++E0oMltPomByuCppBxvExxC0dg/CjxHlrB2gDp5B7wH5+C//B6Tk8E2lC16B5sB
id1/B2jCmXtUrpC0O4qTzhLqnEy5D4iN39Gs9FvvD32HynJ62EzO8sEggF7vCgPz8Gifv8D2+Gs9H3Lt0BoheqoG1MyzFpoJ40JqoDmnEs+M8xFirIqf
smCq1G7Sp8GimF7nF9rBqvCggB1zD2zG80Cz3E2WkDs8K73Dl1H9FumGbhxMvvDwqKkUniCiZqaq3CyVzZ78Gt1H/2J34FhzJn+B8SxsBv+C2qIzyDp0
BjsJomEiTl5gBh5K+zFkiD04FtzKl9E0nDt/Dn+KloCy0GqRQmpM67M+Tm9C1qDjKwe40By/BxlJpxC+pBxvHz6P`),
  second: unpack(`
iN4iJ0vCkrDgvHvpCmuJgoCx9G0Pz5Eh7HhsF5jKm+C/3Hv7HphB27J7pBpjEtgC5rTi+O`),
  direct: unpack(`
6jTgvHu5qBisUyhJyqF4+Koa8wE+vD6oGpgD+nBgPtwE/nCh2F32Cu6BzVo5DAAAAA`),
};
