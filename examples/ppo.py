"""PPO on the vector environment, in the style of CleanRL: one file, numpy only.

``python examples/ppo.py --iterations 400`` learns one seat of Downfall against a policy in the other. The net is one
hidden layer with a head for the moves, masked, and one for the value. Replace ``Net`` by your own.
"""

import argparse

import gymnasium
import numpy as np

import vesuvius.single  # noqa: F401 - registers the ids

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--env-id", default="vesuvius/downfall-v1")
parser.add_argument("--bots", default="uniform", help="who sits in the other seat: uniform or sensible")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--threads", type=int, default=1)
parser.add_argument("--num-envs", type=int, default=64)
parser.add_argument("--num-steps", type=int, default=128, help="decisions of the learner in each table and iteration")
parser.add_argument("--iterations", type=int, default=100)
parser.add_argument("--epochs", type=int, default=4)
parser.add_argument("--minibatch", type=int, default=512)
parser.add_argument("--hidden", type=int, default=64)
parser.add_argument("--learning-rate", type=float, default=1e-3)
parser.add_argument("--gamma", type=float, default=1.0)
parser.add_argument("--gae-lambda", type=float, default=0.95)
parser.add_argument("--clip", type=float, default=0.2)
parser.add_argument("--entropy", type=float, default=0.01)
args = parser.parse_args()
rng = np.random.default_rng(args.seed)


class Net:
    """Cells to a hidden layer to the logits of all actions and a value; gradients by hand, steps by Adam."""

    def __init__(self, cells: int, actions: int) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows + 1, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.layers = [layer(cells, args.hidden, 1.0), layer(args.hidden, actions, 0.01), layer(args.hidden, 1, 1.0)]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.layers]
        self.steps = 0

    def forward(self, cells: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        seen = np.concatenate([cells / np.float32(8), np.ones((len(cells), 1), np.float32)], 1)
        hidden = np.concatenate([np.tanh(seen @ self.layers[0]), np.ones((len(cells), 1), np.float32)], 1)
        logits = np.where(mask > 0, hidden @ self.layers[1], np.float32(-1e9))
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return seen, hidden, odds / odds.sum(1, keepdims=True), (hidden @ self.layers[2])[:, 0]

    def backward(self, seen: np.ndarray, hidden: np.ndarray, d_logits: np.ndarray, d_value: np.ndarray) -> None:
        d_hidden = d_logits @ self.layers[1].T + d_value[:, None] @ self.layers[2].T
        d_tanh = (d_hidden * (1 - hidden**2))[:, :-1]
        self.steps += 1
        for w, (mean, square), slope in zip(
            self.layers, self.moments, (seen.T @ d_tanh, hidden.T @ d_logits, hidden.T @ d_value[:, None]), strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            w -= args.learning_rate * mean / (1 - 0.9**self.steps) / unbiased


envs = gymnasium.make_vec(
    args.env_id, args.num_envs, vectorization_mode="vector_entry_point", bots=args.bots, threads=args.threads
)
cells, actions = envs.single_observation_space["observation"].shape[0], envs.single_action_space.n
net = Net(cells, actions)
observation, _ = envs.reset(seed=args.seed)

for iteration in range(1, args.iterations + 1):
    # Play.
    shape = (args.num_steps, args.num_envs)
    saw, might = np.zeros((*shape, cells), np.int8), np.zeros((*shape, actions), np.int8)
    did, odds_then = np.zeros(shape, np.int64), np.zeros(shape, np.float32)
    values, rewards, ends = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, bool)
    for step in range(args.num_steps):
        saw[step], might[step] = observation["observation"], observation["action_mask"]
        _, _, odds, values[step] = net.forward(saw[step], might[step])
        noisy = np.where(might[step] > 0, np.log(odds + 1e-30) + rng.gumbel(size=odds.shape), -np.inf)
        did[step] = noisy.argmax(1)
        odds_then[step] = odds[np.arange(args.num_envs), did[step]]
        observation, rewards[step], over, cut, _ = envs.step(did[step])
        ends[step] = over | cut
    results = rewards[ends]

    # Estimate advantages (GAE): rewards come with the end of a game, and the next game begins in the same step.
    advantages, last = np.zeros(shape, np.float32), np.zeros(args.num_envs, np.float32)
    following = net.forward(observation["observation"], observation["action_mask"])[3]
    for step in reversed(range(args.num_steps)):
        goes_on = ~ends[step]
        error = rewards[step] + args.gamma * following * goes_on - values[step]
        advantages[step] = last = error + args.gamma * args.gae_lambda * goes_on * last
        following = values[step]
    targets = (advantages + values).reshape(-1)
    flat = (advantages - advantages.mean()).reshape(-1) / (advantages.std() + 1e-8)
    saw, might, did, odds_then = (rows.reshape(-1, *rows.shape[2:]) for rows in (saw, might, did, odds_then))

    # Learn.
    losses = []
    for _ in range(args.epochs):
        order = rng.permutation(len(saw))
        for first in range(0, len(order), args.minibatch):
            some = order[first : first + args.minibatch]
            seen, hidden, odds, value = net.forward(saw[some], might[some])
            rows = np.arange(len(some))
            ratio = odds[rows, did[some]] / odds_then[some]
            gain = flat[some]
            inside = np.where(gain > 0, ratio < 1 + args.clip, ratio > 1 - args.clip)
            push = np.where(inside, ratio * gain, 0)
            logs = np.log(odds + 1e-30)
            entropy = -(odds * logs).sum(1, keepdims=True)
            d_logits = push[:, None] * odds + args.entropy * odds * (logs + entropy)
            d_logits[rows, did[some]] -= push
            wrong = value - targets[some]
            losses.append(float((wrong**2).mean()))
            net.backward(
                seen, hidden, (d_logits / len(some)).astype(np.float32), (wrong / len(some)).astype(np.float32)
            )
    mean = results.mean() if len(results) else float("nan")
    print(  # noqa: T201 - the output of the script
        f"iteration {iteration}: {len(results)} games, mean reward {mean:.3f}, value loss {losses[-1]:.4f}", flush=True
    )
