import { type NetworkData, unpack } from '@souk/bots';

/** Found by self-play: npm run train -- arcane-alley --games 4000 --seed alley */
export const WEIGHTS: NetworkData = {
  inputs: [
    'gold',
    'gold-late',
    'lead',
    'in-all',
    'sets',
    'sets-late',
    'best',
    'ready',
    'offer',
    'pairs',
    'hurry',
    'doubles',
    'sold',
    'swords',
    'fines',
    'fines-late',
    'markers',
    'carried',
    'infamy',
    'infamy-last',
    'projected',
    'left',
    'left-late',
    'worst',
    'relief',
    'fewer-left',
    'triggered',
    'dolls',
    'hidden',
    'peeked',
    'stash',
    'specials',
    'felines',
    'on-move',
    'byros',
    'meeblemore',
    'glynna',
    'corvus',
    'dafana',
    'ninx',
    'late',
    'over',
    'many',
  ],
  hidden: 24,
  first: unpack(`
1hIjoC2xG9RsoNp0C0hF6kHi1Kk/H27B10F0qBxNyasei2C92E+uCq2DtqDxV2zDwRpqBpoCglC10F3vB03E7Y21DwTt4Cg0BliF3oHroFhbhgBxtBxi
I7mB7yCwwBlhBl8Fl/DjiBnsFgoBj4GltEvK5+DxOrqDorKm9B61Gh8D9lC7hIzzHviCnnJrKxtC3yFl0Ev2C9L7qD3/Eh7C5uJr1BtG39G0wIm7F6kC
m5D+5F6oIr4DvnEg3BpqE10DxrB85DoiBo4HusCjiEogD8+Pg5G+sDy5BjrIr0En2Fi2BpmCigEo+EvJ84Bv8Ew3B7Wv7B9f9nDvKhuGl0B72BhYwmMt
6B+yDi7DrvEynDnyC5vDurHE44BkqCxnB1G2f3hBjiFjqDn5H1pCpsBt3BnuBjtD+yD3DtZ+xCq9BxLo2BpUimBogEr+Et7BvlGxPliElwCgqBr/D7sJ
73B1PqOwjEouG43J14Gk4FiiIrgG0qCovCl2E5Bg6E86EmxH0qCvwCwYyuKy2Ep+Ej9D1kBwuBzlF1vCniHp+Go5EguC1HzpC3rGliDrkEy9B96CpiDu
C5TjsCrwCta3tD+Ywc/vDlP9cgdtjDv9GxK5hHnV1rDpxC0zEztCw2G3qDq1ByhCijLoJ9oGywBgrH+Lucp5H8iD+lDrkEzlK52F34EzgG30D7xB/uC3
rIl3Bw1H2jD+pGN8L07B0lDoGw6F2yCwmE7sC68GuFupG/vBirE0Um8F6/I/iDxpD01CmjNunJ32DjgG1f05CprDtyBt8BxwEkJ+WjE92Gl2DntIl2Ck
MrH9uF59CzvEq1BxtD1zBxmD9b/gChOp3B3yDnzErIluEj0DnrDq1ChU9gCyxErkLkgJ4rDwsB1gC47Ey1BhI7WkmGm3Bn8C59GvmC7PpgCnmMxtE0yB
1jDi4C0wC+b/8G1oCiiF3/DxKu+DlrCi4C0uBm7Dqfu2Dl2B8hD+pEz7DsBkxB3oD7mDgkCx3Cz+EyIn0GnhG+/EzyBvxFw0C9mFp/Gg7GiuFy9BukBy
/BpoDw/BgmI9oEhYz8B7U7/E/kCmhG1OzSjUi5BoFzkBrfytB2mJnlFqLvxJz8EjvFi9Cl2B4sJ32E27J30Ji+B65IiqEy3GhZ1nEkpBpvD4iC+mCqwE
1kFkqIjrB5mBg6EsmF+lDi3CtsB0Z6jCt1DooGg9Cg4GiTltC0S3/BtoDxrB/7DqhDgX1mErXwpDljDnoCwnE05IgvI/7Cv/Gp2CisE4kG5sG3rFtmFh
LvtHtxGrtI79G31DvUiHh/CpkE1+JrvF+vBjtBh4FxmE10E1kDtvCwfpDt8BiuDv9BioB3yD/jBruC/9DulB9xLs6Cs3D8WhrBp1EuiFkyBoOrwFvwI3
7BmgBlyD9uB4TxkCtJ6jC5lHn7B0xBo+BpvEuKivDh5BzzCgNw6DtI+mC+fpOqwC5E/UyWo7EmlFv0DyrB4sGqvB6wElgEr/CqlHzsIs5DzrCgR76I3r
G30MghBs7CjtBgsB1qBz8C0+Co7HliZihBg6J65Gw2Bj3B2Gya9/B83D0rDpwJ9Uh3Br2B9pBlnBgiC41C5cw/DysFimC9sF87JtP2oDhkBmwEplC8lL
rlEk7Ci0Ei9B6yGorBjhG2JoqC1sDgmFwtDpjCsrH/vCoUqEkmE1Em6B4zBk/BycsxBklC+zC7a56BixCooBvsBvzFu0B1mC93CphDyuCw2D1H8SghFr
0F6/Bv9BwmP+nBhE33Gs/G6EyrD7E8K0mEj3E+3ClYrsJ7jE9etxFxpBnlFo6C6tB+ThvDwH+tB4/C1hD0OmmD2Lo3D6tCirD6zBsjD2Il9BurBz4C11
D8mB/e9vB+e/uB+9ChgByb9gB3Slck/C0mB7iCwtBtQ52B6jFmZmyByiBzf4hGp0B3rBzhF4Lj7CplGnwBksCh4B/HqzDnjC3nBvqCof+9C/O0jBvrB1
uE7tD9yDvd3nBsyCk1B3xCx/C/zCrZ/9C26B3YynB/d98Dj/D2oDynB2sCjyB9kF81CiOtOrwCijBw/BxnD85C+yCjxCznCqmC1YirB3IuhB2Uh4C4kC
ppFluBnDw+DqvCmyEhrC45DhZI4/BgpB0MyhDh/FuwChW1yBrWnpC3xDo+Do7Drf71Bu3CyWzuBxOpoBqe64BqH0CnsC1bq0B8oCqtC2eoJ3+DmnEzlC
4a6pCu2F8tDowCpKoa83Kr5Go9By4G20CspD+YrNkhB9dwyC48D3tB7nGolM5DqJ03DlnCuSmtE6fuzEj9Bp7By7Fk1CgzBhrBgpD6wD5uB38D31CxxB
zhEpjDjvLtqGgjBrnBnmB3pE5jHtjF91Gn9F0Bn8K+1K9Yr3Jg9B94B6au7EwiBtiDu3O9oB3sHkgEiyHszCavY7zBroB+5D0P5Z2sCgQm+FqTrUgwCq
3BloBr7C7F2d7+HuZyuEhvBjjFrBzhI40F9W9hF+O1mE/zB2wC5X4QizD94BzmB8zC5sJx+FqvBjevgFrN5vBmlDjrCvHz1CvQ8nBo6E45B6e/6BpvCu
wD40B4C/nD76BoS/bjhCl4F62Cq2G/qCmhI7pGmnE5R6hDqoEuwC7tD1mCv+EmxC4/CpbtoE+sE3nBvyCu3E0iB2Kg1Dz9BmhE0iBxsD0gCxgBk0BrC0
JniE7lBvmBh5CtrEwR1nB+X1oI1tF6gBgiG0iBn7B1+F+tJ/vBxUplB/+DhNu0D17B8xFxmB7mEqtC8+H30IsjBnzB9tCjgCk9B8+C0jB7zD7gB2Hx4B
0I7M9ZtjCgY68BinDqzEwbixBg5Bm5Gu2C8jErkD5sCoTgCg+I55HiuBgjBinFqlJjiBtnEpcx9Dk9B69CxjD54HqrLm8BwmBgc+iCm7Cm6D75D8+Cr7
Fl7B87ErR22B1uC0tBk2C2YsoBz9F5et9E7qBviIlgEniF`),
  second: unpack(`
y3D5mGx9D3pH6yDlwCq6F17CmoEi7Cm7GjJlzGwPxwG5O+O8D2gBu6D9gBknBuDiX`),
  direct: unpack(`
6vem/D1QmtI+1WuE09D49C0xM4IjiDwPnhC9F5hbqtB9xEt5WkgBnKusB8c7Q4nB2Uk+BxLlrBo+BgZgzBuwBupB8qBohK++J20DyvG+jC80Kv0Lv0LA`),
};
