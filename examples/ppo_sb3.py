"""PPO by a library: MaskablePPO of sb3-contrib learns a game from every seat against a policy in the others.

``python examples/ppo_sb3.py downfall --seconds 180 --out ppo.npz`` (``pip install 'vesuvius[baselines]'``) needs no
more than the fast twins. It writes the layers of the policy, which ``tools/baselines.py`` lets play without torch.
"""

import argparse
import json
import sys
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from vesuvius.games import compiled, twin
from vesuvius.twin import POLICIES

SCALE = 8
"""Cells are divided by this: most hold a few pieces."""


class Tables(VecEnv):
    """A batch for each seat: the learner sits there at all its tables, a policy in the other seats."""

    def __init__(self, game, players, others, tables, threads, seed):
        self.policy, self.players = POLICIES[others], players
        self.batches = [
            twin(game).Batch(tables, players=players, seed=seed + seat, dense=True, threads=threads)
            for seat in range(players)
        ]
        cells, actions = self.batches[0].cells, self.batches[0].actions
        for seat, batch in enumerate(self.batches):
            batch.watch(seat)
            batch.play_others(self.policy)
        seen = spaces.Box(-np.inf, np.inf, (cells,), np.float32)
        super().__init__(tables * players, seen, spaces.Discrete(actions))

    def _observed(self):
        return np.concatenate([batch.observations for batch in self.batches]).astype(np.float32) / SCALE

    def reset(self):
        return self._observed()

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        for batch, actions in zip(self.batches, np.split(self.actions, self.players), strict=True):
            batch.step(actions)
            batch.play_others(self.policy)
        rewards = np.concatenate([batch.rewards[:, seat] for seat, batch in enumerate(self.batches)])
        over = np.concatenate([batch.dones | batch.cuts for batch in self.batches]).astype(bool)
        infos = [{"episode": {"r": float(rewards[i]), "l": 0}} if over[i] else {} for i in range(self.num_envs)]
        return self._observed(), rewards, over, infos

    def env_method(self, method_name, *_args, indices=None, **_kwargs):  # noqa: ARG002 - as VecEnv declares it
        assert method_name == "action_masks"
        return [mask for batch in self.batches for mask in batch.masks]

    def has_attr(self, attr_name):
        return attr_name == "action_masks"

    def get_attr(self, attr_name, indices=None):  # noqa: ARG002
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        raise NotImplementedError(f"a batch has no {attr_name} to set")

    def env_is_wrapped(self, wrapper_class, indices=None):  # noqa: ARG002
        return [False] * self.num_envs

    def close(self):
        pass


class Until(BaseCallback):
    """Stops in time, and says now and then what the learner wins."""

    def __init__(self, seconds):
        super().__init__()
        self.until, self.next = monotonic() + seconds, 0.0

    def _on_step(self):
        return monotonic() < self.until

    def _on_rollout_start(self):
        if monotonic() > self.next and self.model.ep_info_buffer:
            self.next = monotonic() + 10
            mean = np.mean([game["r"] for game in self.model.ep_info_buffer])
            print(f"{self.num_timesteps} decisions, mean reward {mean:.3f}", flush=True)  # noqa: T201


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="the file with the layers of the policy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--others", default="sensible", choices=POLICIES, help="who sits in the other seats")
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument(
        "--decisions", type=int, default=10**9, help="of the learner; stops before the seconds are over"
    )
    parser.add_argument("--tables", type=int, default=128, help="for each seat")
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table before the net learns from them")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="auto")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if not compiled(args.game):
        print("The twin is not compiled: this will be slow.", file=sys.stderr)  # noqa: T201
    tables = Tables(args.game, args.players, args.others, args.tables, args.threads, args.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=5e-4,
        n_steps=args.steps,
        batch_size=min(2048, args.steps * tables.num_envs),
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [args.hidden, args.hidden], "activation_fn": torch.nn.ReLU},
        seed=args.seed,
        device=args.device,
    )
    begun = monotonic()
    model.learn(args.decisions, callback=Until(args.seconds))
    made = {
        "command": f"examples/ppo_sb3.py {' '.join(sys.argv[1:])}",
        "game": args.game,
        "players": args.players,
        "observation": twin(args.game).LAYOUT.version,
        "decisions": model.num_timesteps,
        "seconds": round(monotonic() - begun),
        "device": torch.cuda.get_device_name() if model.device.type == "cuda" else model.device.type,
        "scale": SCALE,
    }
    layers = [one for one in model.policy.mlp_extractor.policy_net if isinstance(one, torch.nn.Linear)]
    rows = {}
    for number, layer in enumerate([*layers, model.policy.action_net]):
        rows[f"weights{number}"] = layer.weight.detach().cpu().numpy().astype(np.float16)
        rows[f"bias{number}"] = layer.bias.detach().cpu().numpy()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(args.out, made=json.dumps(made), **rows)
    print(json.dumps(made))  # noqa: T201


if __name__ == "__main__":
    main()
